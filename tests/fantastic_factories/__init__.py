"""The rules of Fantastic Factories, clause by clause and card by card."""
