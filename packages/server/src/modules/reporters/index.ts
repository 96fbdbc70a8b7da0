import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { reporters } from '@svcdesk/core/contract';
import { liveCell, visibleCell } from '../../engine/visible-cell.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { notDeleted } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf, DomainHandlers } from '../../platform/http/handler.ts';
import { contactPhone, maskedPhone, shownPhone } from '../../platform/sessions/phones.ts';

interface ReporterRow {
  id: string;
  name: string;
  phone: string;
  cellId: string;
}

type Context = ContextOf<typeof reporters.add>;

const insert = statement<
  object,
  [tenantId: string, id: string, cellId: string, name: string, phone: string, at: string]
>(
  'reporters.insert',
  `INSERT INTO reporters (tenant_id, id, cell_id, name, phone, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $6)`,
);

const locked = statement<ReporterRow, [tenantId: string, id: string]>(
  'reporters.locked',
  `SELECT id, name, phone, cell_id AS "cellId" FROM reporters
   WHERE tenant_id = $1 AND id = $2 AND ${notDeleted()} FOR UPDATE`,
);

const update = statement<object, [tenantId: string, id: string, name: string, phone: string, at: string]>(
  'reporters.update',
  'UPDATE reporters SET name = $3, phone = $4, updated_at = $5 WHERE tenant_id = $1 AND id = $2',
);

const remove = statement<object, [tenantId: string, id: string, at: string]>(
  'reporters.remove',
  'UPDATE reporters SET deleted_at = $3, updated_at = $3 WHERE tenant_id = $1 AND id = $2',
);

/** A reporter of a site that the actor may see, locked. */
async function visibleReporter(context: Context, id: string): Promise<ReporterRow> {
  const row = await locked.first(context.tx, context.tenantId, id);
  if (!row) throw new SvcdeskError('notFound');
  await visibleCell(context.tx, context, row.cellId);
  return row;
}

const written = (row: ReporterRow | undefined) => row && { name: row.name, phone: maskedPhone(row.phone) };

function note(context: Context, before: ReporterRow | undefined, after: ReporterRow | undefined) {
  const { tx, tenantId, actor, requestId, address, device } = context;
  return recordEvent(tx, {
    tenantId,
    accountId: actor.accountId,
    kind: 'reporter.change',
    at: context.now(),
    object: { kind: 'reporter', id: (after ?? before)?.id ?? '' },
    changes: { from: written(before), to: written(after) },
    requestId,
    address,
    device,
  });
}

const shownReporter = (row: ReporterRow, { country }: Context) => ({
  ...row,
  phone: shownPhone(row.phone, country),
});

export const reportersHandlers: DomainHandlers<typeof reporters> = {
  add: async ({ cellId, name, phone: given }, context) => {
    await liveCell(context.tx, context, cellId);
    const at = context.now();
    const phone = contactPhone(given, context.country);
    const reporter = { id: timeOrderedId(at.getTime()), name, phone, cellId };
    await insert.change(context.tx, context.tenantId, reporter.id, cellId, name, phone, at.toISOString());
    await note(context, undefined, reporter);
    return shownReporter(reporter, context);
  },

  modify: async ({ id, name, phone: given }, context) => {
    const before = await visibleReporter(context, id);
    const phone = contactPhone(given, context.country);
    await update.change(context.tx, context.tenantId, id, name, phone, context.now().toISOString());
    const after = { ...before, name, phone };
    await note(context, before, after);
    return shownReporter(after, context);
  },

  delete: async ({ id }, context) => {
    const before = await visibleReporter(context, id);
    await remove.change(context.tx, context.tenantId, id, context.now().toISOString());
    await note(context, before, undefined);
    return {};
  },
};
