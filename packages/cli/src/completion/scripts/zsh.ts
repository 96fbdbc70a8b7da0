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
