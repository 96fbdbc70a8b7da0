import { timeOrderedId } from '@svcdesk/core';
import * as z from 'zod/mini';
import { renameSiteOfAssets } from '../../../modules/assets/searched.ts';
import { ngramsOfCell, renameCustomerOfCells } from '../../../modules/cells/searched.ts';
import { statement } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import { contactPhone, countryOf } from '../../../platform/sessions/phones.ts';
import { code, day, decimal, longText, maybe, text } from '../fields.ts';
import { importKind } from '../import-kind.ts';
import { upsert } from '../upsert.ts';

export const customers = importKind({
  name: 'customers',
  about: 'client organisations',
  schema: z.object({ code: code(), name: text(), shortName: maybe(text()) }),
  async write({ tx, tenantId, references }, { code: own, name, shortName = null }) {
    const id = await references.own('customer', own);
    const effect = await upsert(tx, tables.customers, ['tenantId', 'id'], { tenantId, id, name, shortName });
    if (effect === 'changed') await renameCustomerOfCells(tx, tenantId, id);
    return effect;
  },
});

const customerNamed = statement<{ name: string }, [tenantId: string, customerId: string]>(
  'import.customerNamed',
  'SELECT name FROM customers WHERE tenant_id = $1 AND id = $2',
);

const cellOf = statement<{ id: string; name: string }, [tenantId: string, code: string]>(
  'import.cell',
  'SELECT id, name FROM cells WHERE tenant_id = $1 AND code = $2',
);

export const cells = importKind({
  name: 'cells',
  about: 'sites of customers',
  schema: z.object({
    code: code(),
    customer: code(),
    name: text(),
    /** GB/T 2260, six digits. */
    region: maybe(z.string().check(z.regex(/^\d{6}$/, 'is six digits'))),
    address: maybe(text()),
    latitude: maybe(decimal(-90, 90)),
    longitude: maybe(decimal(-180, 180)),
    contactName: maybe(text()),
    contactPhone: maybe(text()),
    contractNo: maybe(text()),
    contractEndsOn: maybe(day()),
    openingHours: maybe(text()),
    calendar: maybe(code()),
    remark: maybe(longText()),
  }),
  async write({ tx, tenantId, references, now }, { customer, calendar, region, ...row }) {
    const present = await cellOf.first(tx, tenantId, row.code);
    const id = present?.id ?? timeOrderedId(now.getTime());
    const customerId = await references.of('customer', customer, 'customer');
    const owner = await customerNamed.first(tx, tenantId, customerId);
    const address = row.address ?? null;
    const effect = await upsert(tx, tables.cells, ['tenantId', 'id'], {
      tenantId,
      id,
      customerId,
      calendarId: await references.maybe('calendar', calendar, 'calendar'),
      regionCode: region ?? null,
      code: row.code,
      name: row.name,
      address,
      grams: ngramsOfCell({ name: row.name, code: row.code, address }, owner?.name ?? ''),
      latitude: row.latitude ?? null,
      longitude: row.longitude ?? null,
      contactName: row.contactName ?? null,
      contactPhone:
        row.contactPhone === undefined ? null : contactPhone(row.contactPhone, await countryOf(tx, tenantId)),
      contractNo: row.contractNo ?? null,
      contractEndsOn: row.contractEndsOn ?? null,
      openingHours: row.openingHours ?? null,
      remark: row.remark ?? null,
    });
    if (present && present.name !== row.name) await renameSiteOfAssets(tx, tenantId, id);
    return effect;
  },
});
