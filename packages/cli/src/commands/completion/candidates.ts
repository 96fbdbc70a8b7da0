import { defineCommand } from '../../command/command.ts';
import { candidatesFor } from '../../completion/candidates.ts';
import { filesWanted } from '../../completion/word.ts';
import { streamOf } from '../../deliver/stream-of.ts';
import { tabSeparated } from '../../output/tab-separated.ts';

/** `svcdesk completion candidates`: what the scripts ask for; a line each, what it means behind a tab. */
export const candidates = defineCommand({
  name: 'completion candidates',
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
});
