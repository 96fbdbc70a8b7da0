import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, dispatch } from '@svcdesk/core/contract';
import type { Locale } from '@svcdesk/core/phrases';
import { breaksPromise, effectOf, type Outcome, planEffects } from '@svcdesk/core/scheduling';
import { dateOfDay, dayOfDate, timeZone } from '@svcdesk/core/sla';
import type { StaffReadContext } from '../../engine/context.ts';
import { dateIn, farthestOf } from '../../engine/days.ts';
import { canAssign } from '../../engine/targets.ts';
import { isoOf, msOf } from '../../engine/timestamps.ts';
import { invalid, notFoundAt } from '../../platform/refusals.ts';
import { visibleOrder } from '../orders/index.ts';
import { type Entry, horizonDays, type OtherWork, type PlanEntries, visiblePeople } from '../plans/index.ts';
import { awayOf } from './away.ts';
import { forStop } from './for-stop.ts';
import { gather, minuteOf, type PreviewWindow, seenOrders } from './gather.ts';
import { type Change, leftBehind, othersLeft, unattendedOf } from './left-behind.ts';
import { type Judged, judge, type Placed, type PreviewMaterial } from './outlooks.ts';
import { checkTimes } from './times.ts';
import { warningsOf, warningsOfPeople } from './warnings.ts';
import {
  type NamedRow,
  plannablePeople,
  type TimeRow,
  timesOfOrders,
  waitingOfOwners,
  worksNamed,
  worksOfOwners,
} from './works.ts';

type Input = CheckedRequestOf<typeof dispatch.preview>;
type Answer = DataOf<typeof dispatch.preview>;
type Effect = Answer['effects'][number];

/** Orders without an appointment, and orders that wait, which are read for absent people, at most. */
const maxLoose = 100;

function windowOf(
  input: Input,
  works: readonly NamedRow[],
  times: readonly TimeRow[],
  context: StaffReadContext,
): PreviewWindow {
  const zone = timeZone(context.timeZone);
  const now = minuteOf(context.now().getTime());
  const today = dayOfDate(dateIn(context.timeZone, context.now()));
  // Days after the farthest that may be planned are not read, however long an absence lasts.
  const farthest = farthestOf(context);
  for (const [index, { planStart, planEnd }] of input.stops.entries())
    if (planStart !== undefined && planEnd !== undefined)
      checkTimes(Date.parse(planStart), Date.parse(planEnd), `stops.${index}.planEnd`, context);
  const stops = input.stops.map(({ planEnd }) => msOf(planEnd ?? null) ?? now);
  const away = input.absences.map(({ to }) => Math.min(Date.parse(to), farthest));
  const planned = [...works, ...times]
    .flatMap(({ planEnd }) => msOf(planEnd) ?? [])
    .filter((at) => at <= farthest);
  const last = Math.max(now, ...stops, ...away, ...planned);
  const lastDay = Math.max(today, zone.dayOf(last - 1));
  return {
    now,
    from: dateOfDay(today),
    to: dateOfDay(lastDay + horizonDays),
    until: zone.dayStart(lastDay + 1),
  };
}

/** Owner and time of each order by its stop. Refuses an order named twice, one that cannot move, a time that is over. */
async function placedBy(
  { stops }: Input,
  works: readonly NamedRow[],
  now: number,
  locale: Locale,
): Promise<ReadonlyMap<string, Placed>> {
  const byId = new Map(works.map((row) => [row.id, row]));
  const placed = new Map<string, Placed>();
  for (const [index, { orderId, engineerId, planStart, planEnd }] of stops.entries()) {
    if (placed.has(orderId)) throw invalid(`stops.${index}.orderId`, 'repeated');
    const work = byId.get(orderId);
    await forStop({ index, orderNo: work?.orderNo, locale }, () => {
      if (work?.movable !== true) throw new SvcdeskError('notAllowed', { reason: 'wrongState' });
    });
    const isTimed = planStart !== undefined && planEnd !== undefined;
    const [from, to] = isTimed ? [Date.parse(planStart), Date.parse(planEnd)] : [];
    if (to !== undefined && to <= now && !work?.underWay) throw invalid(`stops.${index}.planEnd`, 'past');
    placed.set(orderId, { personId: engineerId, from, to });
  }
  return placed;
}

/** The orders that a preview is about. */
interface PreviewWorks {
  /** Those of the stops, which the caller has to see, and those of absent people that have no appointment or wait. */
  readonly named: readonly NamedRow[];
  /** Ids of those that wait for absent people. */
  readonly waiting: readonly string[];
}

async function worksFor(input: Input, context: StaffReadContext): Promise<PreviewWorks> {
  const { db, tenantId, now } = context;
  const { locale } = context;
  const seen = await Promise.all(
    input.stops.map(({ orderId }, index) =>
      forStop({ index, locale }, () => visibleOrder(db, context, orderId)),
    ),
  );
  const away = input.absences.map(({ accountId }) => accountId);
  const until = input.absences.map(({ to }) => to);
  const asked = [now().toISOString(), null, null, false, maxLoose, [], [], []] as const;
  const [loose, waits] =
    away.length === 0
      ? [[], []]
      : await Promise.all([
          worksOfOwners.all(db, tenantId, [...new Set(away)], ...asked),
          waitingOfOwners.all(db, tenantId, away, until, maxLoose),
        ]);
  const ids = [...seen.map(({ row }) => row.id), ...[...loose, ...waits].map(({ id }) => id)];
  return {
    named: ids.length === 0 ? [] : await worksNamed.all(db, tenantId, [...new Set(ids)]),
    waiting: waits.map(({ id }) => id),
  };
}

/**
 * Names of the people concerned: owners, colleagues who come along, new owners, absent people. `personIds` are those
 * whose schedules the caller may see: only their outcomes are worked out. Throws notFound for an unknown person, and for
 * an absence of a person whose schedule the caller may not see.
 */
async function peopleOf(
  input: Input,
  works: readonly NamedRow[],
  times: readonly TimeRow[],
  context: StaffReadContext,
) {
  const { db, tenantId } = context;
  const named = [
    ...input.stops.flatMap(({ engineerId }) => engineerId ?? []),
    ...input.absences.map(({ accountId }) => accountId),
  ];
  const concerned = [
    ...works.flatMap(({ ownerId }) => ownerId ?? []),
    ...times.map(({ engineerId }) => engineerId),
  ];
  const ids = [...new Set([...named, ...concerned])];
  const found = await plannablePeople.all(db, tenantId, ids);
  const names = new Map(found.map(({ id, name }) => [id, name]));
  const visible = await visiblePeople(db, context);
  const seen = (id: string) => visible === 'everybody' || visible.has(id);
  const newOwner = input.stops.findIndex(({ engineerId }) => engineerId && !names.has(engineerId));
  if (newOwner >= 0) throw notFoundAt(`stops.${newOwner}.engineerId`);
  const away = input.absences.findIndex(({ accountId }) => !names.has(accountId) || !seen(accountId));
  if (away >= 0) throw notFoundAt(`absences.${away}.accountId`);
  return { names, personIds: [...names.keys()].filter(seen) };
}

/** Refuses a stop that reassigns an order to a person its group cannot assign it to. */
async function checkTargets(
  { stops }: Input,
  works: ReadonlyMap<string, NamedRow>,
  { db, tenantId, locale }: StaffReadContext,
): Promise<void> {
  for (const [index, { orderId, engineerId }] of stops.entries()) {
    const work = works.get(orderId);
    if (!work || engineerId === undefined || engineerId === work.ownerId) continue;
    await forStop({ index, orderNo: work.orderNo, locale }, async () => {
      if (!(await canAssign(db, tenantId, work.groupId, engineerId)))
        throw new SvcdeskError('notAllowed', { reason: 'targetInvalid' });
    });
  }
}

const minutesFor = (effect: Effect['effect'], { lateMinutes, delayMinutes }: Outcome) => {
  if (effect === 'late') return lateMinutes;
  return effect === 'delayed' ? delayMinutes : undefined;
};

/** What an entry of a schedule is for; undefined for an order. */
const targetOf = (entry: Entry | undefined) =>
  entry && entry.orderId !== '' && entry.orderKind !== 'order'
    ? { kind: entry.orderKind, id: entry.orderId }
    : undefined;

/** Why no plan takes an order: its engineer is at it, or on the way, or it waits. */
function unplannedOf({ plannable, begun, entrusted, onHold }: NamedRow): Pick<Effect, 'underWay' | 'waits'> {
  if (plannable) return begun ? { underWay: true } : {};
  if (entrusted) return { waits: 'entrusted' };
  return onHold ? { waits: 'onHold' } : {};
}

/** What a change does to each piece of work; `offHours` are orders that get a time outside their engineer's hours. */
function changesOf(
  present: Judged,
  proposed: Judged,
  offHours: ReadonlySet<string>,
  { placed, entries, works }: PreviewMaterial,
): Change[] {
  return [...proposed.outcomes].flatMap(([id, { personId, outcome }]): Change[] => {
    const before = present.outcomes.get(id);
    const without = before?.outcome;
    const given = placed.get(id)?.personId;
    const isGiven = given !== undefined && given !== works.get(id)?.ownerId;
    const told = effectOf(without, outcome, { isGiven, isOffHours: offHours.has(id) });
    // Work that is taken from its engineer waits, whether or not it is late: nobody comes in time by that.
    const isTaken = personId === undefined && before?.personId !== undefined;
    const effect = isTaken && (told === undefined || told === 'inTime') ? 'unattended' : told;
    const entry = entries.get(id);
    const work = works.get(entry?.orderId ?? id);
    return effect === undefined ? [] : [{ personId, outcome, without, effect, entry, work }];
  });
}

/** A change as the reply has it. */
const shown = (
  { personId, outcome, without, effect, entry, work }: Change,
  names: ReadonlyMap<string, string>,
): Effect => ({
  orderId: work?.id,
  ...(work ? unplannedOf(work) : { target: targetOf(entry) }),
  version: work?.version,
  orderNo: work?.orderNo ?? entry?.orderNo ?? '',
  title: work?.title ?? entry?.title ?? '',
  cellName: work?.cellName ?? entry?.cellName ?? '',
  engineerId: personId,
  engineerName: personId && names.get(personId),
  effect,
  minutes: minutesFor(effect, outcome),
  planStart: isoOf(without?.planned) ?? undefined,
  expectedStart: personId && (isoOf(outcome.begin) ?? undefined),
  dueAt: work?.resolveDueAt ?? undefined,
});

/** Work of another kind that is left, as the reply has it. */
const shownOther = (
  { id, kind, accountId, orderNo, title, cellName, dueAt, underWay, onHold }: OtherWork,
  names: ReadonlyMap<string, string>,
): Effect => ({
  ...{ target: { kind, id }, orderNo, title, cellName, effect: 'unattended', dueAt },
  ...{ engineerId: accountId, engineerName: names.get(accountId) },
  ...(underWay && { underWay }),
  ...(onHold && { waits: 'onHold' }),
});

/** What follows if orders get these owners and times, or people are absent. */
export async function previewDispatch(
  input: Input,
  context: StaffReadContext,
  planned: PlanEntries,
): Promise<Answer> {
  if (input.stops.length + input.absences.length === 0) throw invalid('stops', 'required');
  const { named, waiting } = await worksFor(input, context);
  const stopIds = input.stops.map(({ orderId }) => orderId);
  const times = await timesOfOrders.all(context.db, context.tenantId, stopIds);
  const { names, personIds } = await peopleOf(input, named, times, context);
  const window = windowOf(input, named, times, context);
  const material = {
    ...(await gather({ named, personIds, window }, context, planned)),
    placed: await placedBy(input, named, window.now, context.locale),
    away: awayOf(input.absences),
  };
  await checkTargets(input, material.works, context);
  const [present, proposed] = [judge(material, false), judge(material, true)];
  const warned = [...warningsOf(material, context), ...(await warningsOfPeople(material, context))];
  const offHours = warned.flatMap(({ orderId, warning }) => (warning === 'offHours' ? orderId : []));
  const told = changesOf(present, proposed, new Set(offHours), material);
  const left = leftBehind(material, context.timeZone);
  const changes = [...told, ...unattendedOf([...waiting, ...left], told, material)];
  const seen = await seenOrders(
    [...changes.flatMap(({ work }) => work?.id ?? []), ...warned.flatMap(({ otherId }) => otherId ?? [])],
    context,
  );
  const brokenCount = changes.filter(({ without, outcome }) => breaksPromise(without, outcome)).length;
  // What is late does not become less so when it is taken from its engineer.
  const nobodys = [...proposed.outcomes].flatMap(([id, { personId }]) => (personId === undefined ? id : []));
  const lateThen = new Set([...proposed.late, ...nobodys.filter((id) => present.late.has(id))]);
  const others = await othersLeft(input, context, planned);
  const effects = [
    ...changes.flatMap((change) => (change.work && !seen.has(change.work.id) ? [] : shown(change, names))),
    ...others.map((other) => shownOther(other, names)),
  ];
  const rank = ({ effect }: Effect) => planEffects.indexOf(effect as (typeof planEffects)[number]);
  return {
    effects: effects.sort((a, b) => rank(a) - rank(b) || (b.minutes ?? 0) - (a.minutes ?? 0)),
    warnings: warned.map(({ otherId, title, ...each }) => ({
      ...each,
      title: otherId === undefined || seen.has(otherId) ? title : undefined,
    })),
    present: { lateCount: present.late.size, travelMinutes: present.travelMinutes },
    proposed: { lateCount: lateThen.size, travelMinutes: proposed.travelMinutes },
    brokenCount,
    asOf: context.now().toISOString(),
  };
}
