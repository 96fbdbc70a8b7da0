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
