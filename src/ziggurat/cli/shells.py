"""The scripts of `ziggurat completion`, each in the language of its shell."""

from collections.abc import Iterable, Sequence

from ziggurat.cli.completion import CommandOption, Place, Value

# Which commands stand before the cursor, which option the word there belongs to, what it may be.
BASH = """\
_ziggurat() {{
  local at= last= word words= files= options= IFS=$' \\t\\n'
  local cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD-1]}}
  [ "$prev" = "=" ] && prev=${{COMP_WORDS[COMP_CWORD-2]}}
  [ "$cur" = "=" ] && cur=
  for word in "${{COMP_WORDS[@]:1:$((COMP_CWORD-1))}}"; do
    case "$at $word" in
      {commands}) at="$at $word"; last= ;;
      {many}) last=$word ;;
      *" -"*) last= ;;
    esac
  done
  case $prev in -*) last=$prev ;; esac
  case "$at:$last" in
{values}
    *) case $at in
{places}
      esac
      case $cur in -*) words=$options files= ;; esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
  if [ -n "$files" ]; then
    compopt -o filenames 2>/dev/null
    IFS=$'\\n'
    COMPREPLY+=($(compgen -f -- "$cur"))
  fi
}}
complete -F _ziggurat ziggurat"""
ZSH = "autoload -Uz compinit bashcompinit && compinit -D && bashcompinit\n"  # zsh then reads bash's
FISH = """\
function __ziggurat_at
  set -l at ''
  for word in (commandline -opc)[2..]
    contains -- "$at $word" {commands}; and set at "$at $word"
  end
  test "$at" = "$argv[1]"
end
complete -c ziggurat -f
{lines}"""


def script(shell: str, places: Sequence[Place]) -> str:
    if shell == "fish":
        return fish(places)
    return bash(places) if shell == "bash" else ZSH + bash(places)


def bash(places: Sequence[Place]) -> str:
    values: dict[Value, list[str]] = {}
    many, rest = [], []
    for place in places:
        for option in place.options:
            if option.value:
                names = [f"{place.path}:{flag}" for flag in option.flags]
                values.setdefault(option.value._replace(many=False), []).extend(names)
                many += [f"{place.path} {flag}" for flag in option.flags if option.value.many]
        flags = " ".join(flag for option in place.options for flag in option.flags)
        anything = Value(tuple(place.below) or place.value.words, place.value.is_path)
        if not (anything.words or anything.is_path):
            anything = Value(tuple(flags.split()))
        rest.append(f'        "{place.path}") {told(anything)} options="{flags}" ;;')
    commands = either(place.path for place in places if place.path)
    return BASH.format(
        commands=commands,
        many=either(many),
        values="\n".join(f"    {either(n)}) {told(value)} ;;" for value, n in values.items()),
        places="\n".join(rest),
    )


def either(patterns: Iterable[str]) -> str:
    return "|".join(f'"{pattern}"' for pattern in patterns)


def told(value: Value) -> str:
    return f'words="{" ".join(value.words)}" files={"1" if value.is_path else ""}'


def fish(places: Sequence[Place]) -> str:
    lines = []
    for place in places:
        here = f"complete -c ziggurat -n {quoted(f'__ziggurat_at {quoted(place.path)}')}"
        lines += [f"{here} -a {name} -d {quoted(text)}" for name, text in place.below.items()]
        lines += [f"{here} {fish_option(option)}" for option in place.options]
        if place.value != Value():
            lines.append(f"{here} {fish_value(place.value)}")
    commands = " ".join(quoted(place.path) for place in places if place.path)
    return FISH.format(commands=commands, lines="\n".join(lines))


def fish_option(option: CommandOption) -> str:
    flags = [f"-l {flag[2:]}" if flag[1] == "-" else f"-s {flag[1]}" for flag in option.flags]
    takes = ["-r", fish_value(option.value)] if option.value else []
    return " ".join([*flags, *takes, "-d", quoted(option.about)])


def fish_value(value: Value) -> str:
    """Some words, a path, or nothing that fish could offer."""
    words = f"-a {quoted(' '.join(value.words))}" if value.words else ""
    return " ".join(filter(None, [words, "-F" if value.is_path else "-f"]))


def quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"
