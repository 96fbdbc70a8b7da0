import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, entrust } from '@svcdesk/core/contract';
import type { EntrustAction } from '@svcdesk/core/rules';
import type { StaffReadContext, WriteContext } from '../../engine/context.ts';
import { historyOf } from '../../engine/history.ts';
import {
  type AnyFound,
  type AnyOrder,
  type AnySearch,
  type FactsByIds,
  type OrderSource,
  type OtherIntegration,
  offBoardingOf,
} from '../../engine/integration/kind-integration.ts';
import { ngramTable } from '../../engine/integration/ngram-table.ts';
import { describing } from '../../engine/ngrams.ts';
import { omitNulls } from '../../engine/omit-nulls.ts';
import { msOf } from '../../engine/timestamps.ts';
import { notDisabled } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { createEntrust, type LockOrder } from './create.ts';
import { engineersFor } from './engineers.ts';
import { type Input, lockEntrusted, performEntrust } from './kind.ts';
import { entrustMine, entrustPage, halvesList, openHalves } from './list.ts';
import { entrustIs } from './mirrored-orders.ts';
import {
  entrustById,
  entrustOrdersOf,
  entrustVisibility,
  maySee,
  type PresentedRow,
  presentedColumns,
  presentedFrom,
  presentedRow,
} from './present.ts';
import { ngramsOfHalf } from './write.ts';

const said = (half: string) =>
  `${half}.title, ${half}.cell_name AS "cellName", ${half}.report_name AS "reportName", ${half}.content`;

/** The owners' halves, by what keywords find. */
export const ownerNgrams = ngramTable<Parameters<typeof ngramsOfHalf>[0] & { id: string }>(
  'entrust_owner_halves',
  `SELECT r.id, r.entrust_no AS "entrustNo", ${said('r')} FROM entrust_owner_halves r`,
  ngramsOfHalf,
  ['title', 'cellName', 'reportName', 'content'],
);

/** The partners' halves, of which the text stands in the owner's. */
export const partnerNgrams = ngramTable<Parameters<typeof ngramsOfHalf>[0] & { id: string }>(
  'entrust_partner_halves',
  `SELECT r.id, r.entrust_no AS "entrustNo", ${said('w')} FROM entrust_partner_halves r
     CROSS JOIN LATERAL (
       SELECT * FROM entrust_owner_halves w WHERE w.tenant_id = r.owner_tenant_id AND w.id = r.id OFFSET 0
     ) w`,
  ngramsOfHalf,
);

/** Each tenant is given its own number, and the people of its own half. */
const facts: FactsByIds = statement(
  'webhooks.entrusted',
  `WITH top AS (SELECT unnest($2::uuid[]) AS id), halves AS (
     SELECT ${presentedColumns}, mine.id IS NULL AS owns ${presentedFrom('$1')}
   )
   SELECT id, CASE WHEN owns THEN "ownerNo" ELSE "partnerNo" END AS "entrustNo",
     CASE WHEN owns THEN "partnerNo" ELSE "ownerNo" END AS "otherNo",
     CASE WHEN owns THEN 'owner' ELSE 'partner' END AS side, title, status, priority, "typeName", "cellName",
     "ownerName", "partnerName", "engineerName", CASE WHEN owns THEN "orderId" END AS "orderId",
     CASE WHEN owns THEN "orderNo" END AS "orderNo", CASE WHEN owns THEN "coordinatorId" END AS "coordinatorId",
     CASE WHEN NOT owns THEN "groupId" END AS "handlerGroupId",
     CASE WHEN NOT owns THEN "engineerId" END AS "engineerId", version, "createdAt", "dueAt", "acceptedAt", "finishedAt"
   FROM halves`,
);

/** A number is its tenant's own, whichever side that is. */
const byNumber = statement<{ id: string }, [tenantId: string, entrustNo: string]>(
  'any.entrusted.byNumber',
  `SELECT id FROM entrust_partner_halves WHERE tenant_id = $1 AND entrust_no = $2
   UNION ALL SELECT id FROM entrust_owner_halves WHERE tenant_id = $1 AND entrust_no = $2`,
);

function presented(row: PresentedRow, tenantId: string): AnyOrder {
  const { id, title, status, cellName, engineerName: handlerName, createdAt } = row;
  const orderNo = row.ownerTenantId === tenantId ? row.ownerNo : row.partnerNo;
  return {
    kind: 'entrusted',
    ...omitNulls({ id, orderNo, title, status, cellName, handlerName, createdAt }),
  };
}

/** One by its id or number. */
async function one(context: StaffReadContext, { id, orderNo = '' }: AnySearch): Promise<AnyFound> {
  const { db, tenantId, actor } = context;
  const found = id ?? (await byNumber.first(db, tenantId, orderNo.toUpperCase()))?.id;
  const row = found && (await presentedRow(db, tenantId, found));
  const rows = row && maySee(row, { tenantId, actor }) ? [presented(row, tenantId)] : [];
  return { rows, total: rows.length, totalIsLowerBound: false };
}

/** Entrusted orders, from either side. */
const source: OrderSource = {
  kinds: ['entrusted'],
  descriptions: `${describing('entrust_owner_halves')}
   UNION ALL SELECT w.id, w.content FROM entrust_partner_halves p
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

/** What the rest of the server knows of entrusted orders. */
export const entrustIntegration: OtherIntegration<'entrusted'> = {
  visibility: entrustVisibility,
  source,
  ngramTables: [ownerNgrams, partnerNgrams],
  subject: `SELECT k.entrust_no AS no, w.title, w.cell_name, w.version FROM entrust_partner_halves k
    JOIN entrust_owner_halves w ON w.tenant_id = k.owner_tenant_id AND w.id = k.id
    WHERE k.tenant_id = s.tenant_id AND k.id = s.order_id`,
  facts,
  open: (reader, whose) => openHalves(reader, whose === 'mine'),
  siteTies: null,
  offBoarding: offBoardingOf(
    'entrust_partner_halves',
    (who) => `o.engineer_id = ${who} AND ${entrustIs('o', 'distributed', 'processing')}`,
    async (job, id, accountId) => {
      const { state } = await lockEntrusted(job, id, 'retake');
      if (state.engineerId === accountId) await performEntrust(job, id, 'retake', {});
    },
  ),
};

export { handlerChanged, mirrorEffect } from './mirror-changes.ts';

const linkedPartners = statement<{ id: string; name: string }, [tenantId: string]>(
  'entrust.partners',
  `SELECT t.id, t.name FROM partner_links l JOIN tenants t ON t.id = l.partner_id AND ${notDisabled('t')}
   WHERE l.owner_id = $1 AND l.enabled ORDER BY t.name, t.id`,
);

async function visible({ db, tenantId, actor }: StaffReadContext, id: string): Promise<PresentedRow> {
  const row = await presentedRow(db, tenantId, id);
  if (!row || !maySee(row, { tenantId, actor })) throw new SvcdeskError('notFound');
  return row;
}

/**
 * What the other organisation reads of what one's own has done: records that were not made by its own people and that
 * bear one's own name. Files in them are copies of its own, which only it opens.
 */
async function othersRecordsOf(
  { id, ownerTenantId, ownerName, partnerTenantId, partnerName }: PresentedRow,
  context: StaffReadContext,
): Promise<DataOf<typeof entrust.records>> {
  const isOwner = ownerTenantId === context.tenantId;
  const [own, other] = isOwner ? [ownerName, partnerTenantId] : [partnerName, ownerTenantId];
  const theirs = await historyOf(context.db, { ...context, tenantId: other }, id);
  return theirs
    .filter(({ byId, byName }) => byId === undefined && byName === own)
    .map((record) => ({ ...record, attachments: [] }));
}

async function act(context: WriteContext, id: string, action: EntrustAction, input: Input) {
  await performEntrust(context, id, action, input);
  return entrustById(context.tx, context, id);
}

/** What partners do for each other; the orders module says how one is locked. */
export const entrustHandlers = (lockOrder: LockOrder): DomainHandlers<typeof entrust> => ({
  page: entrustPage,
  mine: entrustMine,

  async detail({ id, status }, context) {
    const row = await visible(context, id);
    // What a list showed is worked on only as it was shown.
    if (status !== undefined && status !== row.status) throw new SvcdeskError('distributeChanged');
    return (await entrustOrdersOf(context.db, context, [row]))(row);
  },

  async records({ id, told }, context) {
    const row = await visible(context, id);
    return told ? othersRecordsOf(row, context) : historyOf(context.db, context, id);
  },

  async engineers({ id, keyword = '' }, context) {
    const row = await visible(context, id);
    // Whom the partner has is no business of the owner's.
    if (row.partnerTenantId !== context.tenantId) throw new SvcdeskError('notFound');
    const work = { priority: row.priority, dueAt: msOf(row.dueAt) };
    return engineersFor(context, work, keyword);
  },

  partners: (_input, { db, tenantId }) => linkedPartners.all(db, tenantId),
  create: (input, context) => createEntrust(input, context, lockOrder),
  distribute: ({ id, ...input }, context) => act(context, id, 'distribute', input),
  retake: ({ id, ...input }, context) => act(context, id, 'retake', input),
  handle: ({ id, action, ...input }, context) => act(context, id, action, input),
});
