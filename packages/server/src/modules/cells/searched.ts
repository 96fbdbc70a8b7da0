import { ngramsOfTexts } from '../../engine/ngrams.ts';
import { ngramTable } from '../../engine/profile/ngram-table.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';

/** What a keyword is searched in. */
interface SearchedCell {
  readonly name: string;
  readonly code: string;
  readonly address: string | null;
}

/** The searched text of a site `r` in SQL. Names of customers are found by through their sites alone, so nothing rewrites them. */
export const searchedText = `lower(concat_ws(' ', r.name, r.code, r.address,
  (SELECT normalize(u.name, NFKC) FROM customers u WHERE u.tenant_id = r.tenant_id AND u.id = r.customer_id)))`;

/** What a keyword finds a site of a customer by. */
export const ngramsOfCell = ({ name, code, address }: SearchedCell, customerName: string): string[] =>
  ngramsOfTexts([name, code, address ?? '', customerName]);

/** Sites, by what keywords find. */
export const cellNgrams = ngramTable<SearchedCell & { id: string; customerName: string }>(
  'cells',
  `SELECT r.id, r.name, r.code, r.address, u.name AS "customerName"
   FROM cells r JOIN customers u ON u.tenant_id = r.tenant_id AND u.id = r.customer_id`,
  (row) => ngramsOfCell(row, row.customerName),
  ['name', 'address'],
);

const ofCustomers = statement<{ id: string }, [tenantId: string, customerIds: readonly string[]]>(
  'cells.idsOfCustomers',
  'SELECT id FROM cells WHERE tenant_id = $1 AND customer_id = ANY($2::uuid[])',
);

/** Lets the sites of customers be found by their new names. */
export async function renameCustomersOfCells(
  tx: Queryable,
  tenantId: string,
  customerIds: readonly string[],
): Promise<void> {
  const cellIds = (await ofCustomers.all(tx, tenantId, customerIds)).map(({ id }) => id);
  await cellNgrams.renew(tx, tenantId, cellIds);
}
