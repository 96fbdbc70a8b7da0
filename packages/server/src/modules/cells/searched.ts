import { gramsOfTexts } from '../../engine/grams.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';

/** What a keyword is searched in. */
interface SearchedCell {
  readonly name: string;
  readonly code: string;
  readonly address: string | null;
}

/** The searched text of a site `r` in SQL. */
export const searchedText = `lower(concat_ws(' ', r.name, r.code, r.address,
  (SELECT u.name FROM customers u WHERE u.tenant_id = r.tenant_id AND u.id = r.customer_id)))`;

/** What a keyword finds a site of a customer by. */
export const cellGrams = ({ name, code, address }: SearchedCell, customerName: string): string[] =>
  gramsOfTexts([name, code, address ?? '', customerName]);

const ofCustomer = statement<
  SearchedCell & { id: string; customerName: string },
  [tenantId: string, customerId: string]
>(
  'cells.searchedOfCustomer',
  `SELECT c.id, c.name, c.code, c.address, u.name AS "customerName"
   FROM cells c JOIN customers u ON u.tenant_id = c.tenant_id AND u.id = c.customer_id
   WHERE c.tenant_id = $1 AND c.customer_id = $2 ORDER BY c.id FOR NO KEY UPDATE OF c`,
);

const write = statement<object, [tenantId: string, rows: string]>(
  'cells.writeGrams',
  `UPDATE cells c SET grams = x.grams FROM jsonb_to_recordset($2::jsonb) x(id uuid, grams text[])
   WHERE c.tenant_id = $1 AND c.id = x.id`,
);

/** Lets the sites of a customer be found by its new name. */
export async function renameCustomerOfCells(
  tx: Queryable,
  tenantId: string,
  customerId: string,
): Promise<void> {
  const found = await ofCustomer.all(tx, tenantId, customerId);
  const rows = found.map(({ id, customerName, ...cell }) => ({ id, grams: cellGrams(cell, customerName) }));
  if (rows.length > 0) await write.change(tx, tenantId, JSON.stringify(rows));
}
