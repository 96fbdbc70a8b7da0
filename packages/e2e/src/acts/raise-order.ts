import type { Client } from '@svcdesk/core';

interface Branch {
  readonly value: string;
  readonly children?: readonly Branch[] | undefined;
}

/** Ends of a tree of choices, by value. */
export const leaves = (tree: readonly Branch[]): string[] =>
  tree.flatMap(({ value, children = [] }) => (children.length > 0 ? leaves(children) : [value]));

/** An order in the engineer's group, raised anew: nothing of the demo data is used up; no visit is needed unless said. */
export async function raiseOrder(
  dispatcher: Client,
  engineer: Client,
  title: string,
  site?: string,
  serviceMode: 'remote' | 'onSite' = 'remote',
  content?: string,
): Promise<string> {
  const { currentGroupId } = await engineer.account.personal({});
  const { list } = await engineer.cells.list({ page: 1, size: 1 });
  const cellId = site ?? list[0]?.id ?? '';
  const catalogs = leaves(await dispatcher.catalogs.cascader({ cellId }));
  for (const typeId of leaves(await dispatcher.orderTypes.tree({ cellId }))) {
    const template = await dispatcher.templates.find({ cellId, orderTypeId: typeId }).catch(() => undefined);
    if (template?.fields.some(({ required }) => required)) continue;
    const raised = await dispatcher.orders.create({
      cellId,
      typeId,
      serverCatalogId: catalogs[0] ?? '',
      title,
      content,
      status: 2,
      groupId: currentGroupId,
    });
    if (raised.serviceMode === serviceMode) return raised.id;
    const { id, version } = raised;
    await dispatcher.orders.edit({ orderId: id, version, serviceMode });
    return id;
  }
  throw new Error('no kind of order can be raised without answers');
}

/** The same so urgent that it stands at the head of the queue. */
export async function raiseUrgent(dispatcher: Client, engineer: Client, title: string): Promise<string> {
  const orderId = await raiseOrder(dispatcher, engineer, title);
  const { version } = await dispatcher.orders.detail({ orderId });
  await dispatcher.orders.edit({ orderId, version, priority: 1 });
  return orderId;
}
