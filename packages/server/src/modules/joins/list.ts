import type { CheckedRequestOf, DataOf, joins } from '@svcdesk/core/contract';
import { pagedList } from '../../engine/list/paged-list.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { type JoinRequest, type JoinRow, joinParts, shownJoin } from './rows.ts';

const shown = {
  columns: joinParts.columns,
  joins: `JOIN join_requests j ON j.tenant_id = {tenantId} AND j.id = top.id ${joinParts.joins}`,
};

const listOf = (name: string, within: string) =>
  pagedList<JoinRow>({
    name: `joins.${name}`,
    sources: [
      {
        table: 'join_requests',
        branches: [{ from: 'unnest({statuses}::smallint[]) s(v)', where: `${within}r.status = s.v` }],
        reached: 'true',
      },
    ],
    shown,
  });

const lists = {
  customer: listOf('customer', 'r.customer_id = {customerId}::uuid AND '),
  tenant: listOf('tenant', ''),
};
const everyStatus = [1, 2, 3, 4];

/** Requests that the reader decides on, newest first. */
export async function listJoins(
  input: CheckedRequestOf<typeof joins.page>,
  context: ContextOf<typeof joins.page>,
): Promise<DataOf<typeof joins.page>> {
  const { db, tenantId, actor } = context;
  const values = { tenantId, statuses: input.status?.length ? input.status : everyStatus };
  const { rows, rest } =
    actor.kind === 'client'
      ? await lists.customer.read(db, input, { ...values, customerId: actor.customerId })
      : await lists.tenant.read(db, input, values);
  return { list: rows.map((row) => shownJoin(row, context)), ...rest };
}

const mostOfOne = 50;

const ofAccount = statement<JoinRow, [tenantId: string, accountId: string]>(
  'joins.ofAccount',
  `SELECT ${joinParts.columns} FROM join_requests j ${joinParts.joins}
   WHERE j.tenant_id = $1 AND j.account_id = $2 ORDER BY j.created_at DESC, j.id DESC LIMIT ${mostOfOne}`,
);

/** What one asked for oneself, newest first. */
export async function myJoins(
  _request: object,
  context: ContextOf<typeof joins.mine>,
): Promise<JoinRequest[]> {
  const { db, tenantId, actor } = context;
  return (await ofAccount.all(db, tenantId, actor.accountId)).map((row) => shownJoin(row, context));
}
