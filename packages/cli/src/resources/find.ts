import { isSvcdeskError } from '@svcdesk/core';
import { normalizeOrderNo, normalizeSearch } from '@svcdesk/core/format';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { CliError, exitCode } from '../errors.ts';
import { printableLine } from '../text.ts';
import type { Candidate, LookupContext, ResourceName } from './resource.ts';
import { resourceOf } from './resources.ts';

/** What a line that was refused lists to choose from: a label and its id. */
const listed = /\(([0-9a-f-]{36})\)$/i;

const idText = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Names shown beside a name that is not clear. */
const maxGuesses = 5;

/** The id of something named by its id or its name; one that is missing, or several of the name, is a failure. */
export async function findResource(
  name: ResourceName,
  named: string,
  lookup: LookupContext,
  context: Pick<Context, 'phrases'>,
): Promise<string> {
  const id = listed.exec(named)?.[1] ?? named;
  if (idText.test(id)) return id.toLowerCase();
  if (name === 'person' && named === '@me') return lookup.connection.me();
  const sought = [named, normalizeOrderNo(named)].map(normalizeSearch);
  const search = await resourceOf(name).search?.();
  const found = search ? await search(named, lookup).catch(orNothing) : [];
  const exact = found.filter(({ names, label }) =>
    [...names, label].some((one) => sought.includes(normalizeSearch(one))),
  );
  const [only] = exact;
  if (only && new Set(exact.map(({ id }) => id)).size === 1) return only.id;
  throw unclear(name, named, exact.length > 0 ? exact : nearFirst(named, found), context);
}

/** Those first whose name holds what was typed. */
function nearFirst(named: string, found: readonly Candidate[]): readonly Candidate[] {
  const near = found.filter(({ label }) => normalizeSearch(label).includes(normalizeSearch(named)));
  return near.length > 0 ? near : found;
}

/** A caller who may not look something up finds nothing, so that the name is what is said to be wrong. */
function orNothing(error: unknown): readonly Candidate[] {
  if (isSvcdeskError(error, 'noPermission') || isSvcdeskError(error, 'notFound')) return [];
  throw error;
}

function unclear(
  name: ResourceName,
  named: string,
  guesses: readonly Candidate[],
  { phrases }: Pick<Context, 'phrases'>,
): CliError {
  const { errors, resources, usage } = phrases;
  const message = format(guesses.length > 0 ? errors.unclear : errors.notThere, {
    resource: resources[name],
    name: named,
  });
  const shown = guesses.slice(0, maxGuesses).map((guess) => `${printableLine(guess.label)} (${guess.id})`);
  const hint = shown.length > 0 ? format(errors.nearNames, { names: shown.join(usage.comma) }) : undefined;
  return new CliError('notFound', exitCode.notFound, message, hint);
}
