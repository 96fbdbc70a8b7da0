/**
 * Order sources and their keys.
 */
export const orderSource = { operations: 0, monitoring: 1, se: 2 } as const;

/** Name of an order source. */
export type OrderSourceName = keyof typeof orderSource;

/** Source key on the wire: 0 operations, 1 monitoring, 2 SE. */
export type OrderSource = (typeof orderSource)[OrderSourceName];

/** All source names in the order of their keys. */
export const orderSourceNames = /* @__PURE__ */ Object.keys(orderSource) as readonly OrderSourceName[];

/** Name of a source key; undefined for one that this version does not know. */
export function orderSourceName(source: number): OrderSourceName | undefined {
  return orderSourceNames[source];
}

/** Every kind of order. The first three share one table and one lifecycle and differ by source key. */
export const orderKinds = ['operations', 'monitoring', 'se', 'project', 'pm', 'device', 'entrusted'] as const;

/** A kind of order. */
export type OrderKind = (typeof orderKinds)[number];

/** Kinds of things that carry a human number. */
export type NumberedKind = OrderKind | 'requirement';

/** Kinds of work beside the orders of the three sources, each with a table and a lifecycle of its own. */
export type OtherWorkKind = Exclude<NumberedKind, OrderSourceName>;

/** Prefix of the human number, followed by the tenant's day and at least four digits. */
export const numberPrefix = {
  operations: 'WO',
  monitoring: 'MO',
  se: 'SO',
  project: 'PJ',
  pm: 'PM',
  device: 'DV',
  entrusted: 'EN',
  requirement: 'RQ',
} as const satisfies Record<NumberedKind, string>;

/** Prefix of an order's number by its source key. */
export function prefixOfSource(source: OrderSource): string {
  return numberPrefix[orderSourceNames[source] ?? 'operations'];
}

/** A number as people read it: prefix, yyyyMMdd of the tenant's day, and the count of that day. */
export function humanNumber(prefix: string, dayOn: string, count: number): string {
  return `${prefix}${dayOn.replaceAll('-', '')}${String(count).padStart(4, '0')}`;
}

/** Priorities by name; the number is the dictionary code, 1 the most urgent. */
export const priority = { urgent: 1, high: 2, medium: 3, low: 4 } as const;

/** Priority code on the wire, 1 (urgent) to 4 (low). */
export type PriorityCode = (typeof priority)[keyof typeof priority];

/** All priority codes, most urgent first. */
export const priorityCodes = [1, 2, 3, 4] as const satisfies readonly PriorityCode[];

/** How the service is given: from afar, or at the customer's site (which asks for a clock-in). */
export const serviceModes = ['remote', 'onSite'] as const;

/** A service mode. */
export type ServiceMode = (typeof serviceModes)[number];
