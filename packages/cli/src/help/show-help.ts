import type { Context } from '../command.ts';
import { HelpWanted, type Program, programOf, wordsOf } from '../line/program.ts';
import { loadHelpWords } from '../phrases/help-words.ts';
import { describeProgram } from './describe-program.ts';
import { HelpInWords } from './help-in-words.ts';

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
    if (!(error instanceof HelpWanted)) throw error;
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
