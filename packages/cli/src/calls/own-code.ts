import { isSvcdeskError } from '@svcdesk/core';
import { tree } from '@svcdesk/core/contract/dictionary';
import { normalizeSearch } from '@svcdesk/core/format';
import type { ReadContext } from '../line/flags.ts';
import type { LookupClient } from '../resources/resource.ts';
import { candidatesOf } from '../resources/tree.ts';
import type { FieldUse } from './fields.ts';
import { codesOf } from './statuses.ts';
import { allowed, unknownWord } from './vocabulary.ts';

/**
 * The code that a word of a dictionary means. What core brings is known here; whatever else is said may be an item that
 * the organisation added or named anew, so that its dictionary is asked, before anything is done.
 */
export async function ownCode(
  word: string,
  use: FieldUse,
  { caller }: LookupClient,
  context: ReadContext,
): Promise<string> {
  const builtIn = codesOf(use, undefined, context.phrases);
  if (builtIn.includes(word) || use.codes === undefined) return word;
  const nodes = await caller.call(tree, { code: use.codes }).catch(orNothing);
  const items = candidatesOf(nodes.filter(({ enabled }) => enabled !== false));
  const sought = normalizeSearch(word);
  const found = items.find(({ id, names }) =>
    [id, ...names].some((name) => normalizeSearch(name) === sought),
  );
  if (found) return found.id;
  const own = items.map(({ id: code, names: [shown] }) => ({ code, shown }));
  throw unknownWord(word, own.length > 0 ? own : allowed(use, builtIn, context), context);
}

/** A service without dictionaries has those that core brings. */
function orNothing(error: unknown): [] {
  if (isSvcdeskError(error, 'noPermission') || isSvcdeskError(error, 'notFound')) return [];
  throw error;
}
