import { type Context, defineCommand } from '../command.ts';
import { commandTree, treeFields } from '../help/command-tree.ts';
import { helpAbout } from '../help/help.ts';
import { HelpInWords } from '../help/help-page.ts';
import { loadHelpWords } from '../phrases/index.ts';
import { type Output, streamOf } from '../print/output.ts';

/** The topic of help that is not a command. */
const exitCodesTopic = 'exit-codes';

/** `svcdesk help` */
export const help = {
  command: defineCommand({
    name: 'help',
    calls: [],
    arguments: [{ name: 'COMMAND', many: true, optional: true }],
    flags: {},
    output: 'values',
    examples: {
      one: 'svcdesk help orders accept',
      codes: 'svcdesk help exit-codes',
      json: 'svcdesk help --json',
    },
    fields: () => treeFields,
    async run({ args: [words = []] }, context): Promise<Output> {
      const { json, jq, template } = context.globals;
      if (json || jq !== undefined || template !== undefined) {
        return { kind: 'rows', items: commandTree(words, context), columns: ['name', 'summary'] };
      }
      if (words.join(' ') === exitCodesTopic) await showExitCodes(context);
      else await helpAbout(words, context);
      return { kind: 'stream', parts: streamOf() };
    },
  }),
};

/** Prints the exit codes, which programs may rely on. */
async function showExitCodes(context: Context): Promise<void> {
  const { help } = await loadHelpWords(context.locale);
  const page = new HelpInWords(context, help, {});
  page.helpWidth = Math.min(context.terminal.columns, 100);
  context.terminal.print(page.list(help.headings.exitCodes, Object.entries(help.exitCodes)));
}
