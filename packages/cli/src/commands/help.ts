import { defineCommand } from '../command/command.ts';
import { streamOf } from '../deliver/stream-of.ts';
import { commandTree, treeFields } from '../help/command-tree.ts';
import { showExitCodes } from '../help/exit-codes-help.ts';
import { helpAbout } from '../help/show-help.ts';
import type { Output } from '../output/output.ts';

/** The topic of help that is not a command. */
const exitCodesTopic = 'exit-codes';

/** `svcdesk help` */
export const help = {
  command: defineCommand({
    name: 'help',
    calls: [],
    arguments: [{ name: 'COMMAND', many: true, optional: true }],
    flags: {},
    output: 'stream',
    examples: {
      one: 'svcdesk help orders accept',
      codes: 'svcdesk help exit-codes',
      json: 'svcdesk help --json',
    },
    fields: () => treeFields,
    async run({ args: [words = []] }, context): Promise<Output> {
      if (context.globals.json || context.globals.jq) {
        return { kind: 'rows', items: commandTree(words, context), columns: ['name', 'summary'] };
      }
      if (words.join(' ') === exitCodesTopic) await showExitCodes(context);
      else await helpAbout(words, context);
      return { kind: 'stream', parts: streamOf() };
    },
  }),
};
