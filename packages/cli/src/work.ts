import { type OrderKind, orderSource, statusesByKind } from '@svcdesk/core/rules';

/** Statuses by name, of everything that has numbers for them. */
export const statusesOf = { ...statusesByKind, project: statusesByKind.order } as const;

/** Whose statuses they are. */
export type KindName = keyof typeof statusesOf;

/** Kinds of orders as lists of all kinds name them. */
const kindsOfOrders: Readonly<Record<OrderKind | 'order', KindName>> = {
  operations: 'order',
  monitoring: 'order',
  se: 'order',
  order: 'order',
  project: 'project',
  pm: 'pm',
  device: 'device',
  entrusted: 'entrust',
};

/** Kinds of records inside others, by the field that holds them. */
const kindsInside: Readonly<Record<string, KindName>> = {
  stages: 'stage',
  late: 'order',
  returned: 'order',
};

/** The kind of an item: its own where it says so, else that of its list. */
export function kindOf(
  item: Readonly<Record<string, unknown>>,
  usual: KindName | undefined,
): KindName | undefined {
  const own = String(item.kind ?? item.orderKind ?? '');
  return new Map(Object.entries(kindsOfOrders)).get(own) ?? usual;
}

/** The kind of what a field holds. */
export function kindInside(field: string, usual: KindName | undefined): KindName | undefined {
  return Object.hasOwn(kindsInside, field) ? kindsInside[field] : usual;
}

/** Stable name of a status; a number of a newer server has none. */
export function statusName(status: number, kind: KindName | undefined): string | undefined {
  return kind && nameIn(statusesOf[kind], status);
}

/** Stable name of where an order comes from. */
export function sourceName(source: number): string | undefined {
  return nameIn(orderSource, source);
}

function nameIn(numbers: Readonly<Record<string, number>>, value: number): string | undefined {
  return Object.keys(numbers).find((name) => numbers[name] === value);
}

/** The command that probably comes next, by what may be done with an order now. */
export function nextOf({
  orderNo,
  can,
}: {
  readonly orderNo: string;
  readonly can: readonly string[];
}): string {
  if (can.includes('resolve')) return `svcdesk orders resolve ${orderNo} --solution-file -`;
  return can.includes('accept') ? `svcdesk orders accept ${orderNo}` : `svcdesk orders view ${orderNo}`;
}
