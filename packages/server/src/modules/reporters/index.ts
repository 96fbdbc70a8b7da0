import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { customers, reporters } from '@svcdesk/core/contract';
import { normalizeSearch } from '@svcdesk/core/format';
import type { ReadContext } from '../../engine/context.ts';
import { searchedColumn } from '../../engine/ngrams.ts';
import { liveSite, visibleSite } from '../../engine/visible-site.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import { notDeleted } from '../../platform/db/active.ts';
import { insertRows, type Queryable, type Statement, statement } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import type { ContextOf, DomainHandlers } from '../../platform/http/handler.ts';
import { contactPhone, formatPhone, maskPhone, partOfPhone } from '../../platform/sessions/handles.ts';

interface ReporterRow {
  id: string;
  name: string;
  phone: string;
  cellId: string;
}

type Context = ContextOf<typeof reporters.add>;
type Reader = Pick<ReadContext, 'tenantId' | 'actor' | 'country'>;
type ById = [tenantId: string, id: string];

const found = `SELECT id, name, phone, cell_id AS "cellId" FROM reporters WHERE tenant_id = $1 AND ${notDeleted()}`;

const byId = statement<ReporterRow, ById>('reporters.byId', `${found} AND id = $2`);

const locked = statement<ReporterRow, ById>('reporters.locked', `${found} AND id = $2 FOR UPDATE`);

/** A site has few reporters; a longer list would not be read. */
const maxShown = 500;

const ofSite = statement<ReporterRow, [tenantId: string, cellId: string, keyword: string, digits: string]>(
  'reporters.bySite',
  `${found} AND cell_id = $2 AND ($3 = '' OR strpos(${searchedColumn('name')}, $3) > 0 OR strpos(lower(phone), $4) > 0)
   ORDER BY name, id LIMIT ${maxShown}`,
);

const update = statement<object, [...ById, name: string, phone: string, at: Date]>(
  'reporters.update',
  'UPDATE reporters SET name = $3, phone = $4, updated_at = $5 WHERE tenant_id = $1 AND id = $2',
);

const remove = statement<object, [...ById, at: Date]>(
  'reporters.remove',
  'UPDATE reporters SET deleted_at = $3, updated_at = $3 WHERE tenant_id = $1 AND id = $2',
);

/** A reporter of a site that the actor may see. */
async function visibleReporter(
  by: Statement<ReporterRow, ById>,
  on: Queryable,
  reader: Reader,
  id: string,
): Promise<ReporterRow> {
  const row = await by.first(on, reader.tenantId, id);
  if (!row) throw new SvcdeskError('notFound');
  await visibleSite(on, reader, row.cellId);
  return row;
}

const written = (row: ReporterRow | undefined) => row && { name: row.name, phone: maskPhone(row.phone) };

function note(context: Context, before: ReporterRow | undefined, after: ReporterRow | undefined) {
  const object = { kind: 'reporter', id: (after ?? before)?.id ?? '' };
  const changes = { from: written(before), to: written(after) };
  return recordAct(context.tx, context, { kind: 'reporter.change', object, changes });
}

const shownReporter = (row: ReporterRow, { country }: Reader) => ({
  ...row,
  phone: formatPhone(row.phone, country),
});

export const customersHandlers: DomainHandlers<typeof customers> = {
  reporter: async ({ id }, context) =>
    shownReporter(await visibleReporter(byId, context.db, context, id), context),

  reportersByCell: async ({ cellId, keyword = '' }, context) => {
    await visibleSite(context.db, context, cellId);
    const word = normalizeSearch(keyword);
    const rows = await ofSite.all(context.db, context.tenantId, cellId, word, partOfPhone(word));
    return rows.map((row) => shownReporter(row, context));
  },
};

export const reportersHandlers: DomainHandlers<typeof reporters> = {
  add: async ({ cellId, name, phone: given }, context) => {
    const { tx, tenantId, country } = context;
    await liveSite(tx, context, cellId);
    const at = context.now();
    const phone = contactPhone(given, country);
    const reporter = { id: timeOrderedId(at.getTime()), name, phone, cellId };
    const made = { createdAt: at.toISOString(), updatedAt: at.toISOString() };
    await insertRows(tx, tables.reporters, { tenantId, ...reporter, ...made });
    await note(context, undefined, reporter);
    return shownReporter(reporter, context);
  },

  modify: async ({ id, name, phone: given }, context) => {
    const { tx, tenantId, country, now } = context;
    const before = await visibleReporter(locked, tx, context, id);
    const phone = contactPhone(given, country);
    await update.change(tx, tenantId, id, name, phone, now());
    const after = { ...before, name, phone };
    await note(context, before, after);
    return shownReporter(after, context);
  },

  delete: async ({ id }, context) => {
    const before = await visibleReporter(locked, context.tx, context, id);
    await remove.change(context.tx, context.tenantId, id, context.now());
    await note(context, before, undefined);
    return {};
  },
};
