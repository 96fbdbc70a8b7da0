import type { AnyCommand, Context, Nouns } from '../command.ts';
import { exitCodesOf } from '../errors.ts';
import { flagsOf } from '../line/output-flags.ts';
import { loadHelpWords } from '../phrases/index.ts';
import type { Item } from '../print/output.ts';
import { flagText, summaryOf, wordsFor } from './describe-command.ts';
import { shortcuts } from './help-page.ts';

/** What is said of each command. */
export const treeFields = [
  'name',
  'summary',
  'aliases',
  'arguments',
  'flags',
  'examples',
  'exitCodes',
  'calls',
];

/** Every command there is. */
export async function* everyCommand(nouns: Nouns): AsyncGenerator<AnyCommand> {
  for (const [name, load] of Object.entries(nouns)) {
    if (Object.hasOwn(shortcuts, name)) continue;
    const noun = await load();
    if ('command' in noun) yield noun.command;
    else yield* Object.values(noun.verbs);
  }
}

/** Every command whose name begins with such words, for programs that write lines themselves. */
export async function* commandTree(words: readonly string[], context: Context): AsyncGenerator<Item> {
  const { help, commands } = await loadHelpWords(context.locale);
  for await (const value of everyCommand(context.nouns)) {
    if (!`${value.name} `.startsWith([...words, ''].join(' '))) continue;
    const own = wordsFor(value, commands);
    yield {
      name: value.name,
      summary: summaryOf(value, own, context),
      aliases: value.aliases ?? [],
      arguments: value.arguments,
      flags: Object.entries(flagsOf(value)).map(([name, flag]) => ({
        name,
        short: flag.short,
        value: flag.value,
        values: flag.values,
        text: flagText(name, flag, { value, own, help, context }),
      })),
      examples: Object.values(value.examples),
      exitCodes: exitCodesOf(value.calls),
      calls: value.calls.map(({ id }) => id),
    };
  }
}
