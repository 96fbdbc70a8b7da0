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
