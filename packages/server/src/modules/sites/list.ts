import type { CheckedRequestOf, cells, DataOf } from '@svcdesk/core/contract';
import type { ReadContext } from '../../engine/context.ts';
import { ngramTable } from '../../engine/integration/ngram-table.ts';
import { type AccessPath, byIds, everything } from '../../engine/list/access-path.ts';
import { defineList } from '../../engine/list/list.ts';
import { raw } from '../../engine/list/sql.ts';
import { ngramsOfTexts } from '../../engine/ngrams.ts';
import { omitNulls } from '../../engine/omit-nulls.ts';
import { type Asker, type SiteRow, siteColumns } from '../../engine/visible-site.ts';
import { notRetired } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { type Country, formatPhone } from '../../platform/sessions/handles.ts';

/** What a keyword is searched in. */
interface SearchedSite {
  readonly name: string;
  readonly code: string;
  readonly address: string | null;
}

/** The searched text of a site `r` in SQL. Names of customers are found by through their sites alone, so nothing rewrites them. */
const searchedText = `lower(concat_ws(' ', r.name, r.code, r.address,
  (SELECT normalize(u.name, NFKC) FROM customers u WHERE u.tenant_id = r.tenant_id AND u.id = r.customer_id)))`;

/** What a keyword finds a site of a customer by. */
export const ngramsOfSite = ({ name, code, address }: SearchedSite, customerName: string): string[] =>
  ngramsOfTexts([name, code, address ?? '', customerName]);

/** Sites, by what keywords find. */
export const siteNgrams = ngramTable<SearchedSite & { id: string; customerName: string }>(
  'cells',
  `SELECT r.id, r.name, r.code, r.address, u.name AS "customerName"
   FROM cells r JOIN customers u ON u.tenant_id = r.tenant_id AND u.id = r.customer_id`,
  (row) => ngramsOfSite(row, row.customerName),
  ['name', 'address'],
);

const ofCustomers = statement<{ id: string }, [tenantId: string, customerIds: readonly string[]]>(
  'cells.idsOfCustomers',
  'SELECT id FROM cells WHERE tenant_id = $1 AND customer_id = ANY($2::uuid[])',
);

/** Lets the sites of customers be found by their new names. */
export async function renameCustomersOfSites(
  tx: Queryable,
  tenantId: string,
  customerIds: readonly string[],
): Promise<void> {
  const cellIds = (await ofCustomers.all(tx, tenantId, customerIds)).map(({ id }) => id);
  await siteNgrams.renew(tx, tenantId, cellIds);
}

/** A site as it is sent. */
export function presentedSite(row: SiteRow, country: Country): DataOf<typeof cells.findOne> {
  const { id, name, code, customerId, customerName, version, latitude, longitude, contactPhone } = row;
  return {
    ...omitNulls({ id, name, code, customerId, customerName, latitude, longitude, version }),
    address: row.address || undefined,
    phone: contactPhone ? formatPhone(contactPhone, country) : undefined,
  };
}

function pathOf(actor: Asker['actor']): AccessPath {
  if (actor.kind === 'staff') return everything;
  return actor.cellScope === 'customer'
    ? byIds('customer_id', [actor.customerId])
    : byIds('id', actor.cellIds);
}

/** Sites in use that the caller may see, by name. */
export const siteList = defineList<
  Pick<ReadContext, 'tenantId' | 'actor' | 'country'>,
  Pick<CheckedRequestOf<typeof cells.list>, 'keyword'>,
  SiteRow,
  DataOf<typeof cells.findOne>
>({
  name: 'cells',
  table: 'cells',
  accessPaths: ({ actor }) => [pathOf(actor)],
  sorts: { name: [{ column: 'name', type: 'text', direction: 'ASC', only: notRetired('r') }] },
  search: { text: searchedText, hasNgrams: true },
  select: () => ({
    as: 'c',
    columns: raw(siteColumns),
    joins: raw('JOIN customers u ON u.tenant_id = c.tenant_id AND u.id = c.customer_id'),
  }),
  present: (rows, { country }) => rows.map((row) => presentedSite(row, country)),
});
