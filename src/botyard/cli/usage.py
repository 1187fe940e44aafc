"""Help and complaints about how a command was called, in the reader's language."""

from typing import Any, Final

from typer import Context, Typer, TyperException, rich_utils
from typer.core import TyperGroup
from typer.main import get_command

from botyard.words import Words

_KEYS: Final = {
    "NoSuchOption": "usage-no-such-option",
    "MissingParameter": "usage-missing",
    "BadParameter": "usage-bad-value",
    "BadOptionUsage": "usage-bad-value",
}


def command_of(app: Typer, words: Words) -> Any:  # noqa: ANN401 - Typer does not name the type
    """The command line of an app, with the parts of help that are Typer's own in our words."""
    rich_utils.ARGUMENTS_PANEL_TITLE = words.say("cli-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words.say("cli-options")
    rich_utils.COMMANDS_PANEL_TITLE = words.say("cli-commands")
    rich_utils.REQUIRED_LONG_STRING = words.say("cli-required")
    group = get_command(app)
    _explain_help(group, words)
    return group


def _explain_help(command: Any, words: Words) -> None:  # noqa: ANN401
    """The option --help of a command and of all below it."""
    option = command.get_help_option(Context(command))
    if option is not None:
        option.help = words.say("cli-help")
    if isinstance(command, TyperGroup):
        for below in command.commands.values():
            _explain_help(below, words)


def misused(wrong: TyperException, words: Words, commands: list[str]) -> str:
    """What is wrong with the way a command was called."""
    key = _KEYS.get(type(wrong).__name__)
    if key is not None:
        return words.say(key, name=_name(wrong), hint=words.say("usage-hint"))
    group = getattr(getattr(wrong, "ctx", None), "command", None)
    known = list(group.commands) if isinstance(group, TyperGroup) else commands
    return words.say("usage-wrong", known=", ".join(known), hint=words.say("usage-hint"))


def _name(wrong: TyperException) -> str:
    """The option or argument that is meant, as it is typed."""
    name = getattr(wrong, "option_name", None)
    if isinstance(name, str):
        return name
    param = getattr(wrong, "param", None)
    names: list[str] = getattr(param, "opts", None) or [""]
    return names[0] if names[0].startswith("-") else str(getattr(param, "metavar", names[0]))
