import { type StaffActor, scopesOf } from '@svcdesk/core/order';
import { type Statement, statement } from '../../../db/index.ts';
import type { AnyOrder, AnySearch, AnySource } from './source.ts';

interface Row {
  id: string;
  orderNo: string;
  title: string;
  status: number;
  cellName: string;
  handlerName: string | null;
  createdAt: string;
}

type Filter = [
  tenantId: string,
  accountId: string,
  everything: boolean,
  isDispatcher: boolean,
  isLead: boolean,
  ledIds: readonly string[],
  groupIds: readonly string[],
  id: string | null,
  entrustNo: string | null,
  statuses: readonly number[] | null,
  from: string | null,
  before: string | null,
  keyword: string | null,
];

/** What came from others: a dispatcher sees all, a lead his groups' and what has none, others what they were given. */
const came = `SELECT p.id, p.entrust_no, p.status, p.created_at, p.engineer_id, p.tenant_id AS staff_tenant, w.title,
    w.cell_name
  FROM entrust_partner_halves p JOIN entrust_owner_halves w ON w.tenant_id = p.owner_tenant_id AND w.id = p.id
  WHERE p.tenant_id = $1
    AND ($4::bool OR p.engineer_id = $2 OR ($5::bool AND (p.group_id IS NULL OR p.group_id = ANY($6::uuid[]))))`;

/** What went to others is seen with the order that it is of. */
const went = `SELECT w.id, w.entrust_no, w.status, w.created_at, p.engineer_id, p.tenant_id, w.title, w.cell_name
  FROM entrust_owner_halves w JOIN entrust_partner_halves p ON p.tenant_id = w.partner_tenant_id AND p.id = w.id
  WHERE w.tenant_id = $1 AND ($3::bool OR w.coordinator_id = $2 OR w.group_id = ANY($7::uuid[]))`;

const fits = `SELECT * FROM (${came} UNION ALL ${went}) e
  WHERE ($8::uuid IS NULL OR e.id = $8) AND ($9::text IS NULL OR e.entrust_no = $9)
    AND ($10::int[] IS NULL OR e.status = ANY($10))
    AND ($11::timestamptz IS NULL OR e.created_at >= $11) AND ($12::timestamptz IS NULL OR e.created_at < $12)
    AND ($13::text IS NULL OR strpos(lower(concat_ws(' ', e.entrust_no, e.title, e.cell_name)), $13) > 0)`;

const page: Statement<Row, [...Filter, afterAt: string | null, afterId: string | null, limit: number]> =
  statement(
    'any.entrusted',
    `SELECT f.id, f.entrust_no AS "orderNo", f.title, f.status, f.cell_name AS "cellName", a.name AS "handlerName",
       f.created_at AS "createdAt"
     FROM (${fits}) f LEFT JOIN accounts a ON a.tenant_id = f.staff_tenant AND a.id = f.engineer_id
     WHERE $14::timestamptz IS NULL OR (f.created_at, f.id) < ($14, $15::uuid)
     ORDER BY f.created_at DESC, f.id DESC LIMIT $16`,
  );

/** Counting stops here, as for other kinds. */
const mostCounted = 10_001;

const count: Statement<{ total: number }, Filter> = statement(
  'any.entrusted.count',
  `SELECT count(*) AS total FROM (SELECT 1 FROM (${fits}) f LIMIT ${mostCounted}) n`,
);

function filterOf(tenantId: string, actor: StaffActor, search: AnySearch): Filter {
  const led = actor.roles.includes('lead') ? actor.ledGroupIds : [];
  return [
    tenantId,
    actor.accountId,
    scopesOf(actor, 'order.view').includes('tenant'),
    actor.roles.includes('dispatcher'),
    actor.roles.includes('lead'),
    led,
    [...new Set([...actor.memberGroupIds, ...led])],
    search.id ?? null,
    search.orderNo?.toUpperCase() ?? null,
    search.status?.length ? search.status : null,
    search.createdFrom ?? null,
    search.createdBefore ?? null,
    search.keyword?.trim().toLowerCase() || null,
  ];
}

const shown = ({ handlerName, ...row }: Row): AnyOrder => ({
  kind: 'entrusted',
  ...row,
  ...(handlerName ? { handlerName } : {}),
});

/** Entrusted orders, from either side: few beside orders, so they are looked for row by row. */
export const entrustSource: AnySource = {
  kinds: ['entrusted'],
  isFor: (actor) => actor.kind === 'staff',
  async find({ db, tenantId, actor }, search, { after, limit }) {
    if (actor.kind !== 'staff') return { rows: [], total: 0, totalIsLowerBound: false };
    const filter = filterOf(tenantId, actor, search);
    const rows = await page.all(db, ...filter, after?.createdAt ?? null, after?.id ?? null, limit);
    const total = after ? 0 : ((await count.first(db, ...filter))?.total ?? 0);
    return { rows: rows.map(shown), total, totalIsLowerBound: total >= mostCounted };
  },
};
