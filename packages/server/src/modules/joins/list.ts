import type { CheckedRequestOf, joins } from '@svcdesk/core/contract';
import { byIds, eachNumber, everything } from '../../engine/list/access-path.ts';
import { defineList } from '../../engine/list/define-list.ts';
import { byNumbers } from '../../engine/list/filters.ts';
import { raw } from '../../engine/list/sql.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf, Handler } from '../../platform/http/handler.ts';
import { type JoinRequest, type JoinRow, joinParts, presentedJoin } from './rows.ts';

const everyStatus = [1, 2, 3, 4];

/** Requests that the reader decides on, newest first. */
export const joinList = defineList<
  ContextOf<typeof joins.page>,
  Pick<CheckedRequestOf<typeof joins.page>, 'status'>,
  JoinRow,
  JoinRequest
>({
  name: 'joins',
  table: 'join_requests',
  filters: { status: byNumbers('status') },
  accessPaths({ actor }, { status }) {
    const path = actor.kind === 'client' ? byIds('customer_id', [actor.customerId]) : everything;
    return [eachNumber(path, 'status', status?.length ? status : everyStatus)];
  },
  select: () => ({ as: 'j', columns: raw(joinParts.columns), joins: raw(joinParts.joins) }),
  present: (rows, context) => rows.map((row) => presentedJoin(row, context)),
});

const maxOfOne = 50;

const ofAccount = statement<JoinRow, [tenantId: string, accountId: string]>(
  'joins.ofAccount',
  `SELECT ${joinParts.columns} FROM join_requests j ${joinParts.joins}
   WHERE j.tenant_id = $1 AND j.account_id = $2 ORDER BY j.created_at DESC, j.id DESC LIMIT ${maxOfOne}`,
);

/** What one asked for oneself, newest first. */
export const myJoins: Handler<typeof joins.mine> = async (_request, context) => {
  const rows = await ofAccount.all(context.db, context.tenantId, context.actor.accountId);
  return rows.map((row) => presentedJoin(row, context));
};
