import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { type Flags, globalFlags } from '../line/flags.ts';
import { flagsOf } from '../line/output-flags.ts';
import { HelpRequested, type Program, programOf, wordsOf } from '../line/program.ts';
import type { VerbWords } from '../phrases/commands-zh-cn.ts';
import { type HelpWords, loadHelpWords } from '../phrases/index.ts';
import { defaultServer } from '../session/profile.ts';
import { HelpInWords } from './help-page.ts';

/** Cells of a line of help, however wide the terminal: longer lines are hard to read. */
const maxHelpCells = 100;

/** Prints the help about everything, a noun or a command. */
export async function showHelp(about: Program, context: Context): Promise<void> {
  const { terminal, locale } = context;
  await refuseUnknown(about, context);
  const words = await loadHelpWords(locale);
  const own = await describeProgram(about, words, context);
  const help = new HelpInWords(context, words.help, own);
  help.helpWidth = Math.min(terminal.columns, maxHelpCells);
  terminal.print(help.formatHelp(about));
}

/** Finds what words name, as a line of them would, and prints the help about it. */
export async function helpAbout(words: readonly string[], context: Context): Promise<void> {
  try {
    await parsed([...words, '--help'], context);
  } catch (error) {
    if (!(error instanceof HelpRequested)) throw error;
    await showHelp(error.about, context);
  }
}

/** A word that names nothing is a mistake, also where help was asked for. */
async function refuseUnknown(about: Program, context: Context): Promise<void> {
  const [first = '-'] = about.args;
  if (about.value || first.startsWith('-')) return;
  await parsed([...about.line.split(' ').filter(Boolean), first], context);
}

async function parsed(words: readonly string[], { phrases, host, nouns }: Context): Promise<void> {
  const args = wordsOf(words);
  await programOf({ args, phrases, now: host.now() }, nouns, async () => {}).parseAsync(args, {
    from: 'user',
  });
}

/** Gives everything that help shows its words, in the reader's language, and gives those of a command's own. */
async function describeProgram(
  program: Program,
  { help, commands }: HelpWords,
  context: Context,
): Promise<VerbWords> {
  const root = rootOf(program);
  describeFlags(root, globalFlags, (name) =>
    format(help.globalFlags[name as keyof typeof globalFlags], { server: defaultServer }),
  );
  for (const noun of root.commands) noun.description(help.nouns[noun.name() as keyof typeof help.nouns]);
  if (program === root) return {};
  // What is said of calls and fields is a lot, and the first page has none of it.
  const { flagText, summaryOf, wordsFor } = await import('./describe-command.ts');
  for (const command of program.commands as Program[]) {
    if (command.value) {
      command.description(summaryOf(command.value, wordsFor(command.value, commands), context));
    }
  }
  const { value } = program;
  if (!value) return {};
  const own = wordsFor(value, commands);
  program.description(summaryOf(value, own, context));
  program.registeredArguments.forEach((argument, index) => {
    const { name = '', resource, isPiped } = value.arguments[index] ?? {};
    const piped = isPiped ? help.piped : '';
    argument.description = own.arguments?.[name] ?? (resource ? `${help.resources[resource]}${piped}` : '');
  });
  describeFlags(program, flagsOf(value), (name, flag) => flagText(name, flag, { value, own, help, context }));
  return own;
}

function describeFlags(
  program: Program,
  flags: Flags,
  textOf: (name: string, flag: Flags[string]) => string,
) {
  for (const option of program.options) {
    const name = option.long?.slice(2) ?? '';
    const flag = flags[name];
    if (flag) option.description = textOf(name, flag);
  }
}

function rootOf(program: Program): Program {
  let root = program;
  while (root.parent) root = root.parent as Program;
  return root;
}
