import type { DataOf, orders } from '@svcdesk/core/contract';

type Page = DataOf<typeof orders.page>;

const pageOf = (reply: string) => (JSON.parse(reply) as { data: Page }).data;

/** Which actions the server gave for an order of a status. */
export function actionsByStatus(replies: readonly string[]): Record<number, readonly string[]> {
  const listed = replies.flatMap((reply) => pageOf(reply).list);
  return Object.fromEntries(listed.map(({ status, can }) => [status, can]));
}

/** Actions follow from rules and the share of a target from calendars: the limit has neither, so they may differ. */
const ofRules = new Set(['can', 'slaShare']);

/** Throws unless the limit answers as the server does: the same orders with the same fields, and the same total. */
export function sameLists(wanted: readonly string[], given: readonly string[]): void {
  for (const [index, reply] of wanted.entries()) {
    const [of, to] = [comparable(reply), comparable(given[index] ?? '{"data":{"list":[]}}')];
    if (of !== to) throw new Error(`the limit answers another list:\n${of}\n${to}`);
  }
}

function comparable(reply: string): string {
  const { next, list, ...page } = pageOf(reply);
  return JSON.stringify({
    ...page,
    next: next !== undefined,
    list: list.map((order) =>
      Object.entries(order)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([name, value]) => [name, ofRules.has(name) ? typeof value : value]),
    ),
  });
}
