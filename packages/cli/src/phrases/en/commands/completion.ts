import type { completion as source } from '../../zh-CN/commands/completion.ts';

/** `svcdesk completion` */
export const completion: typeof source = {
  bash: {
    summary: 'Print the completion script for bash',
    examples: { use: 'Once; then a line "source ~/.svcdesk.bash" in ~/.bashrc' },
  },
  zsh: {
    summary: 'Print the completion script for zsh',
    examples: { use: 'Once; then a line "source ~/.svcdesk.zsh" in ~/.zshrc' },
  },
  fish: {
    summary: 'Print the completion script for fish',
    examples: { use: 'Once, for every new shell' },
  },
  powershell: {
    summary: 'Print the completion script for PowerShell',
    examples: { use: 'In this shell; in $PROFILE for every one' },
  },
  candidates: {
    summary: 'List what may be typed next; the scripts ask for it',
    arguments: { WORD: 'What is typed so far; the last is being typed' },
  },
};
