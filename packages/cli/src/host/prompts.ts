import { input, password, search } from '@inquirer/prompts';
import type { Choice } from './host.ts';

/** Prompts stand on standard error: standard output is for data. */
const onStandardError = { output: process.stderr, clearPromptOnDone: false };

/** Asks for a line on the terminal, shown or not; undefined when it was given up. */
export function askForLine(prompt: string, hidden: boolean): Promise<string | undefined> {
  const message = prompt.replace(/:?\s*$/, ':');
  return answered(hidden ? password({ message }, onStandardError) : input({ message }, onStandardError));
}

/** Asks for a choice on the terminal, narrowing the choices down by typing; undefined when it was given up. */
export function askForChoice(
  prompt: string,
  find: (typed: string) => Promise<readonly Choice[]>,
): Promise<string | undefined> {
  const message = prompt.replace(/:?\s*$/, ':');
  const source = async (typed: string | undefined) => {
    const known = await find(typed ?? '');
    const shown = known.filter(({ label }) => label.toLowerCase().includes((typed ?? '').toLowerCase()));
    return shown.map(({ value, label }) => ({ value, name: label }));
  };
  return answered(search({ message, source }, onStandardError));
}

/** Ctrl-C and the end of input are no answer. */
async function answered(prompt: Promise<string>): Promise<string | undefined> {
  try {
    return await prompt;
  } catch (error) {
    if (error instanceof Error && error.name === 'ExitPromptError') return undefined;
    throw error;
  }
}
