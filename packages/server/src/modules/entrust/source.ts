import type { StaffActor } from '@svcdesk/core/roles';
import type { ReadContext } from '../../engine/context.ts';
import { beginningText } from '../../engine/ngrams.ts';
import type { AnyFound, AnyOrder, AnySearch, OrderSource } from '../../engine/profile/source.ts';
import { describing } from '../../engine/searched-work.ts';
import { statement } from '../../platform/db/index.ts';
import { halvesList } from './list.ts';
import { type PresentedRow, presentedRow, sightOf } from './present.ts';

/** A number is its tenant's own, whichever side that is. */
const byNumber = statement<{ id: string }, [tenantId: string, entrustNo: string]>(
  'any.entrusted.byNumber',
  `SELECT id FROM entrust_partner_halves WHERE tenant_id = $1 AND entrust_no = $2
   UNION ALL SELECT id FROM entrust_owner_halves WHERE tenant_id = $1 AND entrust_no = $2`,
);

function presented(row: PresentedRow, tenantId: string): AnyOrder {
  const { id, title, status, cellName, engineerName, createdAt } = row;
  return {
    kind: 'entrusted',
    id,
    orderNo: row.ownerTenantId === tenantId ? row.ownerNo : row.partnerNo,
    title,
    status,
    cellName,
    handlerName: engineerName ?? undefined,
    createdAt,
  };
}

type StaffReadContext = ReadContext & { readonly actor: StaffActor };

/** One by its id or number. */
async function one(context: StaffReadContext, { id, orderNo = '' }: AnySearch): Promise<AnyFound> {
  const { db, tenantId, actor } = context;
  const found = id ?? (await byNumber.first(db, tenantId, orderNo.toUpperCase()))?.id;
  const row = found && (await presentedRow(db, tenantId, found));
  const rows = row && sightOf(row, { tenantId, actor }) ? [presented(row, tenantId)] : [];
  return { rows, total: rows.length, totalIsLowerBound: false };
}

/** Entrusted orders, from either side. */
export const entrustSource: OrderSource = {
  kinds: ['entrusted'],
  descriptions: `${describing('entrust_owner_halves')}
   UNION ALL SELECT w.id, ${beginningText('w.content')} FROM entrust_partner_halves p
     JOIN entrust_owner_halves w ON w.tenant_id = p.owner_tenant_id AND w.id = p.id
     WHERE p.tenant_id = $1 AND p.id = ANY($2::uuid[])`,
  assets: null,
  isFor: (actor) => actor.kind === 'staff',
  async find(context, search, { after, limit }) {
    const { tenantId, actor } = context;
    if (actor.kind !== 'staff') return { rows: [], total: 0, totalIsLowerBound: false };
    const staff = { ...context, actor };
    if (search.id ?? search.orderNo) return one(staff, search);
    const { status, keyword, createdFrom: from, createdBefore: before } = search;
    const asked = { status, keyword, from, before };
    const found = await halvesList.first(context.db, staff, asked, limit, after);
    return { ...found, rows: found.rows.map((row) => presented(row, tenantId)) };
  },
};
