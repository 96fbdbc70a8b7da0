import { isWithinHours, overlaps, placeAt, type StopWarning, wayMinutes } from '@svcdesk/core/scheduling';
import type { Span } from '@svcdesk/core/sla';
import type { StaffReadContext } from '../../engine/context.ts';
import { positionOf } from '../../engine/position.ts';
import { beginsInPast } from '../../engine/schedules.ts';
import { isoOf, msOf } from '../../engine/timestamps.ts';
import { candidatesOf, declinedBy } from '../orders/index.ts';
import { appointmentsOf, type Placed, type PreviewMaterial } from './outlooks.ts';
import { onCallWorkOf } from './works.ts';

/** What speaks against a stop. */
interface Warned {
  readonly orderId: string;
  readonly warning: StopWarning;
  readonly from?: string;
  readonly to?: string;
  /** The entry in the way: its title, and the id of its order if it has one. */
  readonly title?: string | undefined;
  readonly otherId?: string | undefined;
}

const minuteMs = 60_000;

const spanOf = ({ from, to }: Span) => ({ from: isoOf(from), to: isoOf(to) });

/** Warnings for stops that change a time. If the caller may not see the person's schedule, only the clock is checked. */
export function warningsOf(material: PreviewMaterial, context: StaffReadContext): Warned[] {
  return [...material.placed].flatMap(([orderId, { personId, from, to }]) =>
    personId === undefined || from === undefined || to === undefined
      ? []
      : warningsOfStop(orderId, { personId, from, to }, material, context),
  );
}

function warningsOfStop(
  orderId: string,
  { personId, ...time }: Required<Placed> & Span & { readonly personId: string },
  material: PreviewMaterial,
  context: StaffReadContext,
): Warned[] {
  const { people, works, entries, away, travel, from: firstDay } = material;
  const work = works.get(orderId);
  const isOwners = work?.ownerId === personId;
  const stays = isOwners && msOf(work?.planStart) === time.from;
  // The stop changes nothing.
  if (stays && msOf(work?.planEnd) === time.to) return [];
  const found: Warned[] = [];
  const plan = { planStart: time.from, planEnd: time.to };
  if (!stays && beginsInPast(plan, context)) found.push({ orderId, warning: 'past' });
  const person = people.get(personId);
  if (!person) return found;
  for (const leave of [...person.leaves, ...away(personId)])
    if (overlaps(time, leave)) found.push({ orderId, warning: 'onLeave', ...spanOf(leave) });
  const open = work ? person.openFor(onCallWorkOf(work), firstDay) : person.openFrom(firstDay);
  const onSite = work?.serviceMode === 'onSite';
  const way = onSite ? wayMinutes(placeAt(time.from, person.entries), positionOf(work), travel) : 0;
  if (!isWithinHours(open, time, way * minuteMs)) found.push({ orderId, warning: 'offHours' });
  for (const { id, ...other } of appointmentsOf(personId, person, material, true)) {
    if (id === orderId || !overlaps(time, other)) continue;
    const entry = entries.get(id);
    const there = works.get(entry?.orderId ?? id);
    found.push({
      ...{ orderId, warning: 'overlaps', ...spanOf(other) },
      ...{ title: there?.title ?? entry?.title, otherId: there?.id },
    });
  }
  return found;
}

/**
 * Warnings about people who get orders: they lack a skill that the catalogue entry asks for, or declined it this round, or its
 * engineer is at it, or on the way.
 */
export async function warningsOfPeople(
  { placed, works }: PreviewMaterial,
  { db, tenantId }: StaffReadContext,
): Promise<Warned[]> {
  const underWay = [...placed].flatMap(([orderId, { personId }]): Warned[] => {
    const work = works.get(orderId);
    return work?.begun && personId !== work.ownerId ? [{ orderId, warning: 'underWay' }] : [];
  });
  const handed = [...placed].flatMap(([orderId, { personId }]) => {
    const work = works.get(orderId);
    return work && personId !== undefined && personId !== work.ownerId ? [{ work, personId }] : [];
  });
  if (handed.length === 0) return underWay;
  const given = handed.map(({ work }) => work);
  const [members, declines] = await Promise.all([
    candidatesOf(db, tenantId, given),
    declinedBy.all(
      db,
      tenantId,
      given.map(({ id }) => id),
    ),
  ]);
  const unfit = handed.flatMap(({ work, personId }): Warned[] => {
    const lacks = members.some(
      ({ accountId, groupId, catalogId, asksSkill, skill }) =>
        accountId === personId &&
        groupId === work.groupId &&
        catalogId === work.catalogId &&
        asksSkill &&
        skill === null,
    );
    const declined = declines.some(
      ({ orderId, round, accountId }) =>
        orderId === work.id && round === work.round && accountId === personId,
    );
    return [
      ...(lacks ? [{ orderId: work.id, warning: 'skillMissing' as const }] : []),
      ...(declined ? [{ orderId: work.id, warning: 'declined' as const }] : []),
    ];
  });
  return [...underWay, ...unfit];
}
