import { createCaller } from '@svcdesk/core';
import { auth, catalogs, cells, orderTypes } from '@svcdesk/core/contract';

interface Branch {
  readonly value: string;
  readonly children?: readonly Branch[] | undefined;
}

/** The first leaf of a tree of choices. */
function firstLeaf([first]: readonly Branch[]): string {
  if (!first) throw new Error('There is nothing to choose from');
  return first.children?.length ? firstLeaf(first.children) : first.value;
}

async function somebody(url: string, account: string, password: string) {
  const { token } = await createCaller({ baseUrl: url }).call(auth.login, { account, password });
  const { call } = createCaller({ baseUrl: url, session: { token: () => token, lost: () => {} } });
  return call;
}

/** An engineer, and an order that they may raise any number of times: their own group gets it, so that they may accept it. */
export async function orderDraft({ url, password }: { url: string; password: string }) {
  const asCustomer = await somebody(url, 'customer-a', password);
  const { list } = await asCustomer(cells.list, { page: 1, size: 1 });
  const cellId = list[0]?.id ?? '';
  const asEngineer = await somebody(url, 'engineer', password);
  const draft = {
    cellId,
    typeId: firstLeaf(await asEngineer(orderTypes.tree, { cellId })),
    serverCatalogId: firstLeaf(await asEngineer(catalogs.cascader, { cellId })),
    title: 'Till prints no receipts',
  };
  return { asEngineer, draft };
}
