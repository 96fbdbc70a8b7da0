import { type Client, type ClientOptions, createClient, result } from '@svcdesk/core';

/** The server with demo data that these programs are tried on, and the password of its accounts. */
export const { SVCDESK_SERVER: baseUrl = 'http://127.0.0.1:8700', SVCDESK_PASSWORD: password = '' } =
  process.env;

/** A client of a demo account. */
export async function signedIn(account: string, options: Partial<ClientOptions> = {}): Promise<Client> {
  const client = createClient({ baseUrl, locale: 'en', ...options });
  await client.signIn({ account, password });
  return client;
}

interface Branch {
  readonly value: string;
  readonly children?: readonly Branch[] | undefined;
}

/** Ends of a tree of choices. */
const leaves = (tree: readonly Branch[]): string[] =>
  tree.flatMap(({ value, children = [] }) => (children.length > 0 ? leaves(children) : [value]));

/** Where the demo's engineer works and what an order there may be about; `asks` for one that has fields to fill in. */
export async function draftFor(engineer: Client, asks = false) {
  const { currentGroupId: groupId } = await engineer.account.personal({});
  const cellId = (await engineer.cells.list({ page: 1, size: 1 })).list[0]?.id ?? '';
  const [serverCatalogId = ''] = leaves(await engineer.catalogs.cascader({ cellId }));
  for (const typeId of leaves(await engineer.orderTypes.tree({ cellId }))) {
    const { data: template } = await result(engineer.templates.find({ cellId, orderTypeId: typeId }));
    const hasToFill = template?.fields.some(({ required }) => required) ?? false;
    if (hasToFill === asks) return { cellId, serverCatalogId, typeId, groupId };
  }
  throw new Error('no type of order is like that');
}
