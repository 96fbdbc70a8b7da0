import { command, noun } from '../calls/define.ts';
import { candidatesFor } from '../help/completion.ts';
import { bash, fish, powershell, zsh } from '../help/completion-scripts.ts';
import { filesWanted } from '../help/completion-words.ts';
import { streamOf } from '../print/output.ts';
import { tabSeparated } from '../text.ts';

/** `svcdesk completion`: let the shell complete commands, flags and names. */
export const completion = noun('completion', {
  bash: printing(bash, 'svcdesk completion bash > ~/.svcdesk.bash'),
  zsh: printing(zsh, 'svcdesk completion zsh > ~/.svcdesk.zsh'),
  fish: printing(fish, 'svcdesk completion fish > ~/.config/fish/completions/svcdesk.fish'),
  powershell: printing(powershell, 'svcdesk completion powershell | Out-String | Invoke-Expression'),
  // What the scripts ask for; a line each, what it means behind a tab.
  candidates: command({
    calls: [],
    arguments: [{ name: 'WORD', many: true, optional: true }],
    flags: {},
    output: 'stream',
    examples: { one: "svcdesk completion candidates -- orders accept ''" },
    fields: () => [],
    async run({ args: [words = []] }, context) {
      const found = await candidatesFor(words, context);
      const lines =
        found === filesWanted
          ? [':files']
          : found.map(({ value, text }) => tabSeparated(text ? [value, text] : [value]));
      return { kind: 'stream', parts: streamOf(...lines.map((line) => `${line}\n`)) };
    },
  }),
});

/** A command that prints the script of a shell. It needs neither a server nor a session. */
function printing(script: string, use: string) {
  return command({
    calls: [],
    arguments: [],
    flags: {},
    output: 'stream',
    examples: { use },
    fields: () => [],
    run: async () => ({ kind: 'stream', parts: streamOf(script) }),
  });
}
