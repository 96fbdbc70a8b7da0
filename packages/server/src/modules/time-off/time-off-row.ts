import type { DataOf, leave } from '@svcdesk/core/contract';

/** Leave as it travels. */
export type Leave = DataOf<typeof leave.save>;

/** Leave as it is read. */
export interface LeaveRow extends Omit<Leave, 'remark'> {
  remark: string | null;
}

/** What a statement begins with to read leave `l` of accounts `a`. */
export const leaveSelect = `SELECT l.id, l.account_id AS "accountId", a.name AS "accountName",
    l.leave_type AS "leaveType", l.from_at AS "from", l.to_at AS "to", l.remark, l.version
  FROM leaves l JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id`;

/** A row as it travels. */
export const leaveOf = ({ remark, ...row }: LeaveRow): Leave => ({ ...row, remark: remark || undefined });
