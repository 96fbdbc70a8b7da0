import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { type CliError, usageError } from '../errors.ts';
import type { UnknownNoun } from './usage-errors.ts';

/** Nouns whose verbs are most likely meant when the noun was left out. */
const daily = ['orders'];

/** Adds the command that was probably meant by its verb alone: `svcdesk accept` for `svcdesk orders accept`. */
export async function guessVerb(error: UnknownNoun, { nouns, phrases }: Context): Promise<CliError> {
  for (const name of [...daily, ...Object.keys(nouns)]) {
    const noun = await nouns[name]?.();
    if (!noun || !('verbs' in noun)) continue;
    const verb = Object.values(noun.verbs).find((each) => each.name.split(' ')[1] === error.word);
    if (!verb) continue;
    const text = format(phrases.usage.didYouMean, { text: error.message, command: `svcdesk ${verb.name}` });
    return usageError(text, error.hint);
  }
  return error;
}
