import type { StreamEvent } from '@svcdesk/core';
import type { CallId, StreamEventKind } from '@svcdesk/core/contract';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

type Domain = CallId extends `${infer Name}.${string}` ? Name : never;

/** A read by its call, or all of a domain. */
type Read = CallId | Domain;

/** Where an order, or work of another kind, shows besides its own domain. */
const aroundWork = ['backlog', 'pool', 'plans', 'schedules', 'workbench', 'reports', 'messages'] as const;

/** What writes of a domain make old besides that domain, unless the call has a line of its own. */
const byDomain: Readonly<Partial<Record<Domain, readonly Read[]>>> = {
  assets: ['orderAssets'],
  deviceOrders: aroundWork,
  duty: ['workbench'],
  employees: ['account'],
  engineers: ['account', 'employees', 'reviews'],
  entrust: ['orders', ...aroundWork],
  groups: ['account', 'orders', 'backlog', 'pool', 'workbench'],
  invites: ['account', 'joins'],
  leave: ['plans', 'schedules', 'duty'],
  orderAssets: ['assets', 'orders.detail'],
  orders: ['requirements', 'entrust', ...aroundWork],
  plans: ['schedules', 'orders.detail', 'backlog'],
  pmOrders: aroundWork,
  pmPlans: ['pmOrders'],
  projects: aroundWork,
  reporters: ['customers'],
  requirements: ['orders', ...aroundWork],
  schedules: ['orders', 'plans', 'backlog', 'pool', 'workbench'],
  reviews: ['account', 'employees', 'engineers'],
};

/** Writes that make old something else than their domain's others do. */
const byCall: Readonly<Partial<Record<CallId, readonly Read[]>>> = {
  'auth.switchGroup': ['account', 'employees'],
  // A copy is a record of its order, which is of another version from then on.
  'backlog.ccMark': ['backlog', 'orders'],
  'backlog.ccRead': ['backlog', 'orders.page', 'orders.detail'],
  // A lock changes nothing but who is seen to be at it.
  'requirements.checkLock': ['requirements'],
  'requirements.unlock': ['requirements'],
  'requirements.breakLock': ['requirements'],
};

/** What an event of the stream makes old. */
const byEvent: Readonly<Record<StreamEventKind, readonly Read[] | 'all'>> = {
  order: ['orders', 'backlog', 'pool', 'plans', 'schedules', 'workbench'],
  work: ['projects', 'pmOrders', 'deviceOrders', 'entrust', 'requirements', 'backlog', 'workbench'],
  pool: ['pool'],
  message: ['messages', 'joins'],
  counts: ['backlog.mineToday', 'backlog.mineAll', 'orders.countStatus', 'messages.unreadAll', 'workbench'],
  reset: 'all',
};

/** What a write that succeeded makes old, by its call's id. */
export function touchedByCall(callId: string): readonly Read[] {
  const domain = callId.split('.')[0] as Domain;
  return byCall[callId as CallId] ?? [domain, ...(byDomain[domain] ?? [])];
}

/** What an event makes old. */
export function touchedByEvent(kind: StreamEventKind): readonly Read[] | 'all' {
  return byEvent[kind];
}

/** Whether a read, named by its call's id, is among what was touched. */
export function isTouched(callId: string, touched: readonly Read[] | 'all'): boolean {
  return touched === 'all' || touched.some((read) => read === callId || callId.startsWith(`${read}.`));
}

/** Whether a read that is kept (call, request, language) was made old by an event. */
export function isOutdated([callId, request]: QueryKey, { kind, data }: StreamEvent): boolean {
  if (!isTouched(String(callId), touchedByEvent(kind))) return false;
  const about = subjectOf(request);
  // What happened to one order leaves the details of every other one as they were.
  return about === undefined || !('id' in data) || about === data.id;
}

/** The one thing that a read is about; undefined for lists and counts. */
function subjectOf(request: unknown): string | undefined {
  if (typeof request !== 'object' || request === null) return undefined;
  const { orderId, id } = request as { orderId?: string; id?: string };
  return orderId ?? id;
}

/**
 * Asks anew for what something elsewhere made old. What is on its way for the first time may have been read before that
 * happened: it shows when it arrives, and is asked for once more.
 */
export function askAnew(client: QueryClient, isOld: (query: Query) => boolean): void {
  const isFirst = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching';
  void client.invalidateQueries({ predicate: (query) => isOld(query) && !isFirst(query) });
  for (const query of client.getQueryCache().findAll({ predicate: (each) => isOld(each) && isFirst(each) })) {
    const again = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    void query.promise?.then(again, () => undefined);
  }
}
