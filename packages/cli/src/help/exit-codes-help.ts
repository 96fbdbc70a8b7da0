import type { Context } from '../command/command.ts';
import { loadHelpWords } from '../phrases/help-words.ts';
import { HelpInWords } from './help-in-words.ts';

/** Prints the exit codes, which programs may rely on. */
export async function showExitCodes(context: Context): Promise<void> {
  const { help } = await loadHelpWords(context.locale);
  const page = new HelpInWords(context, help, {});
  page.helpWidth = Math.min(context.terminal.columns, 100);
  context.terminal.print(page.list(help.headings.exitCodes, Object.entries(help.exitCodes)));
}
