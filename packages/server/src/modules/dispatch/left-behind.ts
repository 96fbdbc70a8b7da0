import type { CheckedRequestOf, DataOf, dispatch } from '@svcdesk/core/contract';
import { type Outcome, overlaps } from '@svcdesk/core/scheduling';
import type { StaffReadContext } from '../../engine/context.ts';
import { dateIn } from '../../engine/days.ts';
import { isoOf } from '../../engine/timestamps.ts';
import type { Entry, OtherWork, PlanEntries } from '../plans/index.ts';
import { keptUntil } from './away.ts';
import type { PreviewMaterial } from './outlooks.ts';
import type { NamedRow } from './works.ts';

/** A piece of work that a change does something to. */
export interface Change {
  readonly personId: string | undefined;
  readonly outcome: Outcome;
  readonly without: Outcome | undefined;
  readonly effect: DataOf<typeof dispatch.preview>['effects'][number]['effect'];
  readonly entry: Entry | undefined;
  readonly work: NamedRow | undefined;
}

/** Orders under way that are over their time, and whose engineers are then away. */
export function leftBehind({ people, away, now }: PreviewMaterial, zone: string): string[] {
  return [...people].flatMap(([personId, person]) =>
    person.entries.flatMap(({ orderId, underWay, to }) => {
      const kept = { from: now, to: keptUntil(to, { now, zone }) };
      return underWay && orderId !== null && away(personId).some((each) => overlaps(each, kept))
        ? orderId
        : [];
    }),
  );
}

/** Orders that wait for absent people, or that these leave behind, and of which nothing else is told. */
export function unattendedOf(
  orderIds: readonly string[],
  changes: readonly Change[],
  { works, placed }: PreviewMaterial,
): Change[] {
  const told = new Set(changes.map(({ work }) => work?.id));
  return orderIds.flatMap((id): Change[] => {
    const work = works.get(id);
    if (!work || told.has(id) || placed.has(id)) return [];
    const outcome = { delayMinutes: 0, lateMinutes: 0 };
    const personId = work.ownerId ?? undefined;
    return [{ personId, outcome, without: undefined, effect: 'unattended', entry: undefined, work }];
  });
}

/** Work of other kinds without a time that needs absent people before they are back. */
export async function othersLeft(
  { absences }: Pick<CheckedRequestOf<typeof dispatch.preview>, 'absences'>,
  context: StaffReadContext,
  planned: PlanEntries,
): Promise<OtherWork[]> {
  const ends = Map.groupBy(absences, ({ accountId }) => accountId);
  if (ends.size === 0) return [];
  const until = isoOf(Math.max(...absences.map(({ to }) => Date.parse(to))));
  const lastDay = dateIn(context.timeZone, new Date(Date.parse(until) - 1));
  const found = await planned.withoutTime(context, { accountIds: [...ends.keys()], until, lastDay });
  return found.filter(({ accountId, neededAt }) =>
    (ends.get(accountId) ?? []).some(({ to }) => Date.parse(neededAt) < Date.parse(to)),
  );
}
