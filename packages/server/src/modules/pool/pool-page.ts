import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, pool } from '@svcdesk/core/contract';
import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import type { ReadContext } from '../../engine/context.ts';
import { pageOf, pageOfNext } from '../../engine/list/numbered-page.ts';
import { type Statement, statement } from '../../platform/db/index.ts';
import type { Locale } from '../../platform/http/handler.ts';
import { type SummaryRow, summariesOf, summaryParts } from '../orders/index.ts';

type Row = (SummaryRow | { id: null }) & { total: number };
type Values = [
  tenantId: string,
  groupIds: readonly string[],
  statuses: readonly number[],
  onlyDuty: boolean,
  limit: number,
  offset: number,
];

/** Whose pool: that of groups, that of groups and all monitoring, or the whole tenant's. */
export type Whose = 'groups' | 'monitored' | 'tenant';

export const conditions: Readonly<Record<Whose, string>> = {
  groups: 'o.group_id = ANY($2::uuid[])',
  monitored: '(o.group_id = ANY($2::uuid[]) OR o.source = 1)',
  // Every value of a statement has to be used in it.
  tenant: '$2::uuid[] IS NOT NULL',
};

/** Orders without an owner stand together in one index; few wait at a time, so they are sorted whole. */
function pageBy(whose: Whose, locale: Locale): Statement<Row, Values> {
  const { columns, joins } = summaryParts[locale];
  return statement<Row, Values>(
    `pool.${whose}.${locale}`,
    `WITH found AS MATERIALIZED (
       SELECT o.id, o.next_due_at AS due, o.created_at AS k FROM orders o
       WHERE o.tenant_id = $1 AND o.owner_id IS NULL AND o.status = ANY($3::smallint[]) AND o.status <= 4
         AND (o.duty OR NOT $4::boolean) AND ${conditions[whose]}),
     top AS (SELECT id, due, k FROM found ORDER BY due NULLS LAST, k, id LIMIT $5 OFFSET $6)
     SELECT ${columns}, m.total FROM (SELECT count(*) AS total FROM found) m
     LEFT JOIN (top JOIN orders o ON o.tenant_id = $1 AND o.id = top.id ${joins}) ON true
     ORDER BY top.due NULLS LAST, top.k, top.id`,
  );
}

const both = (whose: Whose) => ({ 'zh-CN': pageBy(whose, 'zh-CN'), en: pageBy(whose, 'en') });
const pages = { groups: both('groups'), monitored: both('monitored'), tenant: both('tenant') };

const groupExists = statement<{ found: boolean }, [tenantId: string, groupId: string]>(
  'pool.groupExists',
  'SELECT EXISTS (SELECT FROM groups WHERE tenant_id = $1 AND id = $2) AS found',
);

/** The pools that somebody looks into; naming a group that is none of theirs is naming one that is not there. */
export async function poolsOf(
  { db, tenantId, actor }: ReadContext & { readonly actor: StaffActor },
  groupId: string | undefined,
): Promise<{ readonly whose: Whose; readonly groupIds: readonly string[] }> {
  const seen = scopesOf(actor, 'order.view');
  const own = [...new Set([...actor.memberGroupIds, ...actor.ledGroupIds])];
  if (groupId === undefined) {
    if (seen.includes('tenant')) return { whose: 'tenant', groupIds: [] };
    return { whose: seen.includes('monitored') ? 'monitored' : 'groups', groupIds: own };
  }
  const mine = own.includes(groupId);
  if (!mine && !seen.includes('tenant')) throw new SvcdeskError('notFound');
  if (!mine && !(await groupExists.first(db, tenantId, groupId))?.found) throw new SvcdeskError('notFound');
  return { whose: 'groups', groupIds: [groupId] };
}

/** Orders that nobody has yet, what is due first at the head. */
export async function poolPage(
  input: CheckedRequestOf<typeof pool.page>,
  context: ReadContext & { readonly actor: StaffActor },
): Promise<DataOf<typeof pool.page>> {
  const { db, tenantId, locale } = context;
  const { whose, groupIds } = await poolsOf(context, input.groupId);
  const statuses = input.status?.length ? input.status : [1, 2];
  const page = input.next ? pageOfNext(input.next) : input.page;
  const { size, duty = false } = input;
  const rows = await pages[whose][locale].all(
    db,
    tenantId,
    groupIds,
    statuses,
    duty,
    size,
    (page - 1) * size,
  );
  const found = rows.filter((row): row is SummaryRow & { total: number } => row.id !== null);
  return pageOf(await summariesOf(db, context, found), rows[0]?.total ?? 0, page, size);
}
