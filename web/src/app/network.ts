// What the browser knows of the network, told to a live connection.

interface Connected {
  hurry(): void;
  lose(): void;
}

/** Follow the network until the answer is called. */
export function followNetwork(connected: Connected): () => void {
  const hurry = () => connected.hurry();
  const lose = () => connected.lose();
  window.addEventListener("online", hurry);
  window.addEventListener("offline", lose);
  document.addEventListener("visibilitychange", hurry);
  return () => {
    window.removeEventListener("online", hurry);
    window.removeEventListener("offline", lose);
    document.removeEventListener("visibilitychange", hurry);
  };
}
