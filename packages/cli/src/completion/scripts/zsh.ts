/** Completion for zsh. */
export const zsh = `#compdef svcdesk
# svcdesk completion for zsh: source <(svcdesk completion zsh)
_svcdesk() {
  local -a lines described
  local line value
  lines=("\${(@f)$(svcdesk completion candidates -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
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
compdef _svcdesk svcdesk
`;
