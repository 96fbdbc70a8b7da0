/** Completion for bash 3.2 and newer. */
export const bash = `# svcdesk completion for bash: source <(svcdesk completion bash)
_svcdesk() {
  local IFS=$'\\n' word line words=() cur i
  COMPREPLY=()
  # bash parts words at "=" and ":"; they are put together again.
  for ((i = 1; i <= COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    if ((\${#words[@]} > 0 && i > 1)) && { [[ $word == [=:]* ]] || [[ \${COMP_WORDS[i - 1]} == [=:] ]]; } &&
      [[ \${words[\${#words[@]} - 1]} == --*=* || $word == = && \${words[\${#words[@]} - 1]} == --* ]]; then
      words[\${#words[@]} - 1]+=$word
    else
      words+=("$word")
    fi
  done
  cur=\${words[\${#words[@]} - 1]}
  while read -r line; do
    if [[ $line == :files ]]; then
      compopt -o default 2>/dev/null
      return
    fi
    line=\${line%%$'\\t'*}
    # What stands before "=" is on the line already.
    [[ $cur == --*=* ]] && line=\${line#*=}
    COMPREPLY+=("$(printf '%q' "$line")")
  done < <(svcdesk completion candidates -- "\${words[@]}" 2>/dev/null)
}
complete -F _svcdesk svcdesk
`;

/** Completion for zsh. */
export const zsh = `#compdef svcdesk
# svcdesk completion for zsh: source <(svcdesk completion zsh)
_svcdesk() {
  local -a typed lines described
  local line value
  # Words come with their quotes; the one that is being typed may have only the first.
  value=\${(Q)words[CURRENT]}
  value=\${value#[\\"\\']}
  typed=("\${(@Q)words[2,CURRENT-1]}" "$value")
  lines=("\${(@f)$(svcdesk completion candidates -- "\${(@)typed}" 2>/dev/null)}")
  [[ $lines[1] == :files ]] && { _files; return }
  for line in $lines; do
    value=\${line%%$'\\t'*}
    if [[ $line == *$'\\t'* ]]; then
      described+=("\${value//:/\\\\:}:\${line#*$'\\t'}")
    elif [[ -n $value ]]; then
      described+=("\${value//:/\\\\:}")
    fi
  done
  _describe -V svcdesk described
}
if [[ $funcstack[1] == _svcdesk ]]; then
  # Loaded from a folder of functions by the first Tab, which is to be answered too.
  _svcdesk "$@"
else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
  compdef _svcdesk svcdesk
fi
`;

/** Completion for fish. */
export const fish = `# svcdesk completion for fish: svcdesk completion fish > ~/.config/fish/completions/svcdesk.fish
function __svcdesk_complete
    set -l words (commandline -opc)
    # The word that is being typed comes as it stands: its quote is no part of it.
    set -l typed (commandline -ct | string replace -r '^[\\'"]' '')
    set -l lines (svcdesk completion candidates -- $words[2..-1] "$typed" 2>/dev/null)
    if test "$lines[1]" = ":files"
        __fish_complete_path (commandline -ct)
    else
        printf '%s\\n' $lines
    end
end
complete -c svcdesk -f -a '(__svcdesk_complete)'
`;

/** Completion for PowerShell 5.1 and newer. */
export const powershell = `# svcdesk completion for PowerShell: svcdesk completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName svcdesk -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString().Trim("'\`"") })
    # PowerShell leaves the word out that has no letter yet; native programs lose an empty one.
    if ($wordToComplete -eq '') { $words += ' ' }
    svcdesk completion candidates '--' @words 2>$null | ForEach-Object {
        $value, $text = $_ -split "\`t", 2
        if ($value -eq ':files') { return }
        if (-not $text) { $text = $value }
        $written = if ($value -match '[\\s''"]') { "'" + $value.Replace("'", "''") + "'" } else { $value }
        [System.Management.Automation.CompletionResult]::new($written, $value, 'ParameterValue', $text)
    }
}
`;
