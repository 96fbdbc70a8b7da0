import type { CallId } from '@svcdesk/core/contract';

type Domain = CallId extends `${infer Name}.${string}` ? Name : never;

/** A read by its call, or all of a domain. */
export type Read = CallId | Domain;

/** Where an order, or work of another kind, shows besides its own domain. */
const workReads = [
  ...(['backlog', 'pool', 'plans', 'schedules', 'workbench', 'reports', 'messages'] as const),
  'dispatch.delays',
] as const;

/** What writes of a domain make old besides that domain, unless the call has a line of its own. */
const byDomain: Readonly<Partial<Record<Domain, readonly Read[]>>> = {
  assets: ['orderAssets'],
  deviceOrders: workReads,
  dispatch: ['orders', ...workReads],
  duty: ['workbench'],
  employees: ['account'],
  engineers: ['account', 'employees', 'reviews'],
  entrust: ['orders', ...workReads],
  groups: ['account', 'orders', 'backlog', 'pool', 'workbench'],
  invites: ['account', 'joins'],
  leave: ['plans', 'schedules', 'duty', 'dispatch.delays'],
  orderAssets: ['assets', 'orders.detail'],
  orders: ['requirements', 'entrust', ...workReads],
  plans: ['schedules', 'orders.detail', 'backlog'],
  pmOrders: workReads,
  pmPlans: ['pmOrders'],
  projects: workReads,
  reporters: ['customers'],
  requirements: ['orders', ...workReads],
  schedules: ['orders', 'plans', 'backlog', 'pool', 'workbench', 'dispatch.delays'],
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

/** What a write that succeeded makes old, by its call's id. */
export function readsInvalidatedBy(callId: string): readonly Read[] {
  const domain = callId.split('.')[0] as Domain;
  return byCall[callId as CallId] ?? [domain, ...(byDomain[domain] ?? [])];
}

/** Whether a read, named by its call's id, is among what was touched. */
export function isInvalidated(callId: string, touched: readonly Read[] | 'all'): boolean {
  return touched === 'all' || touched.some((read) => read === callId || callId.startsWith(`${read}.`));
}
