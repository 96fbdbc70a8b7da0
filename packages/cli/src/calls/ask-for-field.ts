import type { RequestField } from '@svcdesk/core/contract/request-fields';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { interrupted } from '../errors.ts';
import type { Choice } from '../host/host.ts';
import { promptName } from '../print/headings.ts';
import type { LookupContext } from '../resources/resource.ts';
import { resourceOf } from '../resources/resources.ts';
import { printableLine } from '../text.ts';
import type { FieldUse } from './fields.ts';
import { codesOf } from './statuses.ts';
import { shownFor } from './vocabulary.ts';

/** A field that is missing. */
interface Missing {
  readonly label: string;
  readonly use: FieldUse;
  readonly shape: RequestField;
}

/** Asks for a field on the terminal, with the choices that the contract, the dictionaries or the server know. */
export async function askForField(
  missing: Missing,
  lookup: LookupContext,
  context: Context,
): Promise<string[]> {
  const { use, shape } = missing;
  const { host } = context;
  const prompt = format(context.phrases.prompts.field, {
    name: promptName(use, context),
    flag: missing.label,
  });
  const choices = choicesOf(missing, context);
  const search = use.resource && resourceOf(use.resource).search;
  const answer = choices
    ? await host.stdin.choose(prompt, async () => choices)
    : search
      ? await host.stdin.choose(prompt, await found(await search(), lookup))
      : await host.stdin.readLine(prompt, false);
  if (answer === undefined) throw interrupted();
  return shape.many && !choices && !search ? answer.split(',') : [answer];
}

/** Choices that are known without a server. */
function choicesOf({ use, shape }: Missing, { phrases }: Context): Choice[] | undefined {
  const codes = codesOf(use, shape, phrases);
  return codes.length > 0
    ? codes.map((value) => ({ value, label: shownFor(use, value, phrases) ?? value }))
    : undefined;
}

type SearchNow = Awaited<ReturnType<NonNullable<ReturnType<typeof resourceOf>['search']>>>;

async function found(search: SearchNow, lookup: LookupContext) {
  return async (words: string): Promise<Choice[]> =>
    (await search(words, lookup))
      .filter(({ isBranch }) => !isBranch)
      .map(({ id, label }) => ({ value: id, label: printableLine(label) }));
}
