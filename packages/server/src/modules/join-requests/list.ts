import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, joins } from '@svcdesk/core/contract';
import type { CellScope, ClientActor, StaffActor } from '@svcdesk/core/roles';
import { byIds, eachNumber, everything } from '../../engine/list/access-path.ts';
import { byNumbers } from '../../engine/list/filters.ts';
import { defineList } from '../../engine/list/list.ts';
import { raw } from '../../engine/list/sql.ts';
import { omitNulls } from '../../engine/omit-nulls.ts';
import { notDeleted, notRetired } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { ContextOf, Handler } from '../../platform/http/handler.ts';
import { type Country, formatPhone } from '../../platform/sessions/handles.ts';

type JoinRequest = DataOf<typeof joins.decide>;

/** Statuses of a request to join; the last is of one that was closed because its account joined another customer. */
export const joinStatus = { waiting: 1, approved: 2, rejected: 3, elsewhere: 4 } as const;

/** A request to join with what is said of it. */
interface JoinRow
  extends Pick<JoinRequest, 'id' | 'status' | 'cellCode' | 'applicantId' | 'applicantName' | 'createdAt'> {
  customerId: string;
  cellId: string;
  retired: boolean;
  cellName: string;
  customerName: string;
  applicantPhone: string | null;
  knownAs: string[];
  remark: string | null;
  cellScope: CellScope | null;
  deciderName: string | null;
  comment: string | null;
  decidedAt: string | null;
}

const joinParts = {
  columns: `j.id, j.status, j.customer_id AS "customerId", NOT ${notRetired('c')} AS retired,
    j.account_id AS "applicantId", j.cell_id AS "cellId", c.code AS "cellCode",
    c.name AS "cellName", m.name AS "customerName", a.name AS "applicantName", a.phone AS "applicantPhone",
    ARRAY(SELECT DISTINCT r.name FROM reporters r WHERE r.tenant_id = j.tenant_id AND r.cell_id = j.cell_id
      AND r.phone = a.phone AND ${notDeleted('r')}) AS "knownAs",
    j.remark, j.cell_scope AS "cellScope", d.name AS "deciderName", j.comment, j.created_at AS "createdAt",
    j.decided_at AS "decidedAt"`,
  joins: `JOIN cells c ON c.tenant_id = j.tenant_id AND c.id = j.cell_id
    JOIN customers m ON m.tenant_id = j.tenant_id AND m.id = j.customer_id
    JOIN accounts a ON a.tenant_id = j.tenant_id AND a.id = j.account_id
    LEFT JOIN accounts d ON d.tenant_id = j.tenant_id AND d.id = j.decider_id`,
} as const;

const one = `SELECT ${joinParts.columns} FROM join_requests j ${joinParts.joins}
  WHERE j.tenant_id = $1 AND j.id = $2`;

const byId = statement<JoinRow, [tenantId: string, id: string]>('joins.byId', one);
const locked = statement<JoinRow, [tenantId: string, id: string]>('joins.locked', `${one} FOR UPDATE OF j`);

/** A request by its id; `lock` holds it until the end of the transaction. */
export async function joinById(on: Queryable, tenantId: string, id: string, lock = false): Promise<JoinRow> {
  const row = await (lock ? locked : byId).first(on, tenantId, id);
  if (!row) throw new SvcdeskError('notFound');
  return row;
}

interface Reader {
  readonly actor: StaffActor | ClientActor;
  readonly country: Country;
}

/** A request as its reader may see it: a code that was guessed tells a stranger nothing. */
export function presentedJoin(row: JoinRow, { actor, country }: Reader): JoinRequest {
  const { id, status, cellCode, cellId, cellName, customerName, applicantId, applicantName, knownAs } = row;
  const { remark, cellScope, comment, createdAt, decidedAt, deciderName } = row;
  const isOwn = actor.accountId === applicantId;
  const knowsSite = !isOwn || status === joinStatus.approved;
  const applicantPhone = row.applicantPhone && formatPhone(row.applicantPhone, country);
  return {
    id,
    status,
    cellCode,
    applicantId,
    applicantName,
    createdAt,
    ...omitNulls({ remark, cellScope, comment, decidedAt }),
    ...(knowsSite && { cellId, cellName, customerName, ...omitNulls({ deciderName }) }),
    ...(!isOwn && { ...omitNulls({ applicantPhone }), knownAs }),
  };
}

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
