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
