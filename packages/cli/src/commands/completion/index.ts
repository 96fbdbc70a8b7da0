import { type AnyCommand, defineCommand } from '../../command/command.ts';
import { bash } from '../../completion/scripts/bash.ts';
import { fish } from '../../completion/scripts/fish.ts';
import { powershell } from '../../completion/scripts/powershell.ts';
import { zsh } from '../../completion/scripts/zsh.ts';
import { streamOf } from '../../deliver/stream-of.ts';
import { candidates } from './candidates.ts';

/** `svcdesk completion` */
export const completion = {
  verbs: {
    bash: printing('bash', bash, 'svcdesk completion bash > ~/.svcdesk.bash'),
    zsh: printing('zsh', zsh, 'svcdesk completion zsh > ~/.svcdesk.zsh'),
    fish: printing('fish', fish, 'svcdesk completion fish > ~/.config/fish/completions/svcdesk.fish'),
    powershell: printing(
      'powershell',
      powershell,
      'svcdesk completion powershell | Out-String | Invoke-Expression',
    ),
    candidates,
  },
};

/** A command that prints the script of a shell. It needs neither a server nor a session. */
function printing(shell: string, script: string, use: string): AnyCommand {
  return defineCommand({
    name: `completion ${shell}`,
    calls: [],
    arguments: [],
    flags: {},
    output: 'stream',
    examples: { use },
    fields: () => [],
    run: async () => ({ kind: 'stream', parts: streamOf(script) }),
  });
}
