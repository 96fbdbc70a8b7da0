import type { Client } from '@svcdesk/core';
import { orderStatus } from '@svcdesk/core/rules';
import { defaultTravel, outlookOf, wayMinutes } from '@svcdesk/core/scheduling';
import { leaves } from '../acts/raise-order.ts';
import { type Company, hourMs, minuteMs, type World } from './world.ts';

type Detail = Awaited<ReturnType<Client['orders']['detail']>>;

/** A company's morning: its people, and its orders in the order in which they came. */
export interface Day {
  readonly company: Company;
  readonly orderIds: string[];
  /** What was done already, by its order. */
  readonly done: Map<string, Visit>;
}

/** Who is at an order, and when. */
interface Visit {
  readonly engineerId: string;
  readonly from: number;
  readonly to: number;
}

const iso = (ms: number) => new Date(ms).toISOString();

/** Reports orders as they came in. */
export async function report(
  { dispatcher }: Company,
  orders: readonly { readonly site: string; readonly catalog: string; readonly title: string }[],
): Promise<string[]> {
  const { list: sites } = await dispatcher.cells.list({ page: 1, size: 100 });
  const cellId = sites[0]?.id ?? '';
  const [groups, types, catalogs] = await Promise.all([
    dispatcher.groups.list({}),
    dispatcher.orderTypes.tree({ cellId }),
    dispatcher.catalogs.cascader({ cellId }),
  ]);
  const ids: string[] = [];
  for (const { site, catalog, title } of orders) {
    const { id } = await dispatcher.orders.create({
      cellId: sites.find(({ name }) => name === site)?.id ?? '',
      typeId: leaves(types)[0] ?? '',
      serverCatalogId: catalogs.find(({ label }) => label === catalog)?.value ?? '',
      title,
      groupId: groups[0]?.id,
    });
    ids.push(id);
  }
  return ids;
}

const detailsOf = ({ company: { dispatcher }, orderIds }: Day): Promise<Detail[]> =>
  Promise.all(orderIds.map((orderId) => dispatcher.orders.detail({ orderId })));

/** Whose an order is, accepted or not. */
const personOf = ({ handlerId, assigneeId }: Detail) => handlerId ?? assigneeId;

/** Who has an order came at once: one of these is at it. */
const isThere = ({ status }: Detail) => status === orderStatus.processing;

/** As it was done, else as it is planned. */
function visitOf({ done }: Day, order: Detail): Visit | undefined {
  const { id, planStart, planEnd } = order;
  const engineerId = personOf(order);
  if (!engineerId || !planStart || !planEnd) return done.get(id);
  return done.get(id) ?? { engineerId, from: Date.parse(planStart), to: Date.parse(planEnd) };
}

/** What a person has still to do. */
export async function ownedBy(day: Day, engineerId: string): Promise<string[]> {
  const orders = await detailsOf(day);
  return orders.filter((order) => personOf(order) === engineerId && !order.resolvedAt).map(({ id }) => id);
}

/** The first job of a day that is being done. */
export async function runningIn(day: Day): Promise<string> {
  const orders = await detailsOf(day);
  return orders.find(isThere)?.id ?? '';
}

/**
 * Lets the engineers do what they are to do until then, each at its time: they come, and they are done when it was
 * said. Of the orders in `longer` they do not get done.
 */
export async function workUntil(
  world: World,
  days: readonly Day[],
  until: number,
  longer: readonly string[],
): Promise<void> {
  const steps: { at: number; take: () => Promise<unknown> }[] = [];
  for (const day of days) {
    for (const order of await detailsOf(day)) {
      const orderId = order.id;
      const visit = visitOf(day, order);
      const engineer = day.company.engineers.find(({ id }) => id === visit?.engineerId);
      if (!engineer || !visit || day.done.has(orderId) || visit.from > until) continue;
      const { orders } = engineer.client;
      const come = async () => {
        await orders.accept({ orderId });
        await orders.clockIn({ orderId, remark: '到了' });
      };
      const finish = async () => {
        await orders.resolve({ orderId, solution: '好了' });
        day.done.set(orderId, visit);
      };
      if (!isThere(order)) steps.push({ at: visit.from, take: come });
      if (visit.to <= until && !longer.includes(orderId)) steps.push({ at: visit.to, take: finish });
    }
  }
  for (const { at, take } of steps.sort((a, b) => a.at - b.at)) {
    await world.setClock(Math.max(at, world.now()));
    await take();
  }
  await world.setClock(until);
}

/** Where the sites are, by their ids. */
async function placesOf({ company: { dispatcher } }: Day) {
  const { list } = await dispatcher.cells.list({ page: 1, size: 100 });
  const places = new Map(list.map(({ id, latitude = 0, longitude = 0 }) => [id, { latitude, longitude }]));
  return (cellId: string) => places.get(cellId);
}

/** How a morning turned out. */
export interface Judged {
  /** Orders that are done after they were due, or will be. */
  readonly late: number;
  readonly kilometres: number;
}

/** Judges a day as it will turn out: what takes longer, until then at least, pushes what comes after it. */
export async function judge(day: Day, longer: readonly string[], until: number): Promise<Judged> {
  const orders = await detailsOf(day);
  const placeOf = await placesOf(day);
  const visits = orders.map((order) => ({ order, visit: visitOf(day, order) }));
  let late = visits.filter(({ visit }) => visit === undefined).length;
  let minutes = 0;
  for (const { id: engineerId } of day.company.engineers) {
    const appointments = visits.flatMap(({ order: { id, cellId, resolveDueAt }, visit }) => {
      if (visit?.engineerId !== engineerId) return [];
      const to = Math.max(visit.to, longer.includes(id) ? until : 0);
      const dueAt = resolveDueAt === undefined ? undefined : Date.parse(resolveDueAt);
      return [{ id, from: visit.from, to, onSite: true, place: placeOf(cellId), dueAt }];
    });
    const { outcomes, travelMinutes } = outlookOf({ appointments, away: [], travel: defaultTravel });
    late += [...outcomes.values()].filter(({ lateMinutes }) => lateMinutes > 0).length;
    minutes += travelMinutes;
  }
  return { late, kilometres: Math.round((minutes / 60) * defaultTravel.kmPerHour) };
}

/** Sends orders to the first engineer who is free, in the order in which they came, one behind the other with their ways. */
export async function sendFirstCome(
  day: Day,
  asked: readonly string[],
  { from, without }: { readonly from: number; readonly without?: string | undefined },
): Promise<void> {
  const [orders, placeOf] = [await detailsOf(day), await placesOf(day)];
  const { dispatcher, engineers } = day.company;
  const free = engineers.flatMap(({ id }) => {
    if (id === without) return [];
    const own = orders.flatMap((order) => {
      const visit = visitOf(day, order);
      return visit?.engineerId === id ? [{ at: visit.to, place: placeOf(order.cellId) }] : [];
    });
    const last = own.sort((a, b) => b.at - a.at)[0];
    return [{ id, at: Math.max(from, last?.at ?? 0), place: last?.place }];
  });
  const stops = [];
  for (const orderId of asked) {
    const order = orders.find(({ id }) => id === orderId);
    const [first] = free.sort((a, b) => a.at - b.at);
    if (!order || !first) throw new Error('nobody can be sent');
    const place = placeOf(order.cellId);
    const begin = first.at + wayMinutes(first.place, place, defaultTravel) * minuteMs;
    Object.assign(first, { at: begin + hourMs, place });
    const times = { planStart: iso(begin), planEnd: iso(begin + hourMs) };
    stops.push({ orderId, version: order.version, engineerId: first.id, ...times });
  }
  await dispatcher.dispatch.commit({ stops, remark: '先来先派' });
}
