import { timeOrderedId } from '@svcdesk/core';
import { reporters } from '@svcdesk/core/contract';
import * as z from 'zod/mini';
import { renameSitesOfAssets } from '../../../modules/assets/asset-row.ts';
import { siteNgrams } from '../../../modules/sites/index.ts';
import { ngramsOfSite, renameCustomersOfSites } from '../../../modules/sites/list.ts';
import { notDeleted } from '../../../platform/db/active.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import { contactPhone, countryOf } from '../../../platform/sessions/handles.ts';
import { code, day, decimal, longText, maybe, maybeRef, name, own, ref, text } from '../fields.ts';
import { importKind, type ListShared } from '../import-kind.ts';
import { upsert } from '../upsert.ts';

/** Names that customers of the list give up are free before any is given: two may change theirs. */
const giveUpNames = statement<object, [tenantId: string, codes: readonly string[], names: readonly string[]]>(
  'import.giveUpNames',
  `UPDATE customers c SET name = c.id::text
   FROM import_keys k, unnest($2::text[], $3::text[]) AS x (code, name)
   WHERE k.tenant_id = $1 AND k.kind = 'customer' AND k.code = x.code
     AND c.tenant_id = $1 AND c.id = k.object_id AND c.name <> x.name AND c.name = ANY($3::text[])`,
);

async function freeNames(
  tx: Queryable,
  tenantId: string,
  rows: readonly { readonly code: string; readonly name: string }[],
): Promise<void> {
  const codes = rows.map(({ code }) => code);
  await giveUpNames.change(
    tx,
    tenantId,
    codes,
    rows.map(({ name }) => name),
  );
}

const findByName = ({ tx, tenantId }: ListShared, customerIds: readonly string[]) =>
  renameCustomersOfSites(tx, tenantId, customerIds);

export const customers = importKind({
  name: 'customers',
  about: 'client organisations',
  key: ['code'],
  together: () => true,
  prepare: ({ tx, tenantId }, rows) => freeNames(tx, tenantId, rows),
  fields: { code: own('customer'), name: name(), shortName: maybe(name(), null) },
  async write(context, { code: id, ...row }) {
    const effect = await upsert(context, tables.customers, { ...row, id });
    if (effect === 'changed') context.afterwards(findByName, id);
    return effect;
  },
});

const cellNow = statement<
  { key: string; id: string; name: string; customerId: string; customer: string },
  [tenantId: string, codes: readonly string[]]
>(
  'import.cellNow',
  `SELECT c.code AS key, c.id, c.name, c.customer_id AS "customerId", k.name AS customer
   FROM cells c JOIN customers k ON k.tenant_id = c.tenant_id AND k.id = c.customer_id
   WHERE c.tenant_id = $1 AND c.code = ANY($2::text[])`,
);

const customerNamed = statement<
  { key: string; name: string },
  [tenantId: string, customerIds: readonly string[]]
>(
  'import.customerNamed',
  'SELECT id AS key, name FROM customers WHERE tenant_id = $1 AND id = ANY($2::uuid[])',
);

const removeReporters = statement<object, [tenantId: string, cellId: string, at: string]>(
  'import.removeReporters',
  `UPDATE reporters SET deleted_at = $3, updated_at = $3 WHERE tenant_id = $1 AND cell_id = $2 AND ${notDeleted()}`,
);

/** The site's orders stay with the customer that they were made for. */
const noteMove = statement<object, [tenantId: string, cellId: string, at: string]>(
  'import.moveSite',
  'UPDATE cells SET moved_at = $3 WHERE tenant_id = $1 AND id = $2',
);

/** Clients whose sites a site of these customers may be. */
const clientsOf = statement<{ id: string }, [tenantId: string, customerIds: readonly string[]]>(
  'import.clientsOf',
  'SELECT id FROM accounts WHERE tenant_id = $1 AND customer_id = ANY($2::uuid[])',
);

/** Servers that run meanwhile go by whose sites they are from now on. */
async function forgetClients({ tx, tenantId, operator }: ListShared, customerIds: readonly string[]) {
  for (const client of await clientsOf.all(tx, tenantId, [...new Set(customerIds)]))
    await operator.services.access.forget(tx, tenantId, client.id);
}

const renew = ({ tx, tenantId }: ListShared, ids: readonly string[]) => siteNgrams.renew(tx, tenantId, ids);

const renameSites = ({ tx, tenantId }: ListShared, ids: readonly string[]) =>
  renameSitesOfAssets(tx, tenantId, ids);

/** The fields that the call takes for a reporter of a site. */
const reporter = reporters.add.request().shape;

export const cells = importKind({
  name: 'cells',
  about: 'sites of customers',
  key: ['code'],
  together: () => true,
  fields: {
    code: code(),
    customer: ref('customer'),
    name: name(),
    /** GB/T 2260, six digits. */
    region: maybe(z.string().check(z.regex(/^\d{6}$/, 'is six digits')), null),
    address: maybe(text(), null),
    latitude: maybe(decimal(-90, 90), null),
    longitude: maybe(decimal(-180, 180), null),
    contactName: maybe(reporter.name, null),
    contactPhone: maybe(reporter.phone, null),
    contractNo: maybe(text(), null),
    contractEndsOn: maybe(day(), null),
    openingHours: maybe(text(), null),
    calendar: maybeRef('calendar'),
    remark: maybe(longText(), null),
  },
  async write(context, { code, customer: customerId, calendar: calendarId, region: regionCode, ...row }) {
    const { tx, tenantId } = context;
    const phone = row.contactPhone && contactPhone(row.contactPhone, await context.once(countryOf));
    const before = await context.find(cellNow, code);
    const id = before?.id ?? timeOrderedId(context.now.getTime());
    const former = before?.customerId === customerId ? undefined : before;
    // Whom to call and what was agreed was said by the former customer, about its own people.
    const ofCustomer = <T>(value: T | undefined) => (former && value === undefined ? null : value);
    const customer = before ? undefined : await context.find(customerNamed, customerId);
    const searched = { code, name: row.name, address: row.address ?? null };
    const cell = {
      ...row,
      id,
      code,
      ...(customer && { grams: ngramsOfSite(searched, customer.name) }),
      customerId,
      calendarId,
      regionCode,
      contactName: ofCustomer(row.contactName),
      contactPhone: ofCustomer(phone),
      contractNo: ofCustomer(row.contractNo),
      contractEndsOn: ofCustomer(row.contractEndsOn),
    };
    const effect = await upsert(context, tables.cells, cell);
    if (effect === 'changed') context.afterwards(renew, id);
    if (effect === 'changed' && before?.name !== row.name) context.afterwards(renameSites, id);
    if (before && !former) return effect;
    if (former) {
      const at = context.now.toISOString();
      await noteMove.change(tx, tenantId, id, at);
      const reporterCount = await removeReporters.change(tx, tenantId, id, at);
      context.take(
        `takes the site ${code} from ${former.customer} and its people; reporters who are removed from it: ${reporterCount}, and of its contact and contract only what the row gives is kept`,
      );
    }
    if (former) context.afterwards(forgetClients, former.customerId);
    context.afterwards(forgetClients, customerId);
    return effect;
  },
});
