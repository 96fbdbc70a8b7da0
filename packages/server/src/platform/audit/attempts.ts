import { type Queryable, statement, type Transaction } from '../db/index.ts';
import { widestNetwork } from '../sessions/throttle.ts';
import { type AuditEvent, recordEvent } from './record-event.ts';

/** How long it is known what was tried: logs of a network are asked for half a year back. */
export const attemptDays = 180;
/** Attempts of a kind at one account that its chain keeps of a day, since a chain forgets nothing. */
export const chainedADay = 20;
/** Networks that are told apart in a day, for each kind: more than these are an attack, of which the first show enough. */
const networksADay = 500;
/** Stands for all networks beyond those. */
const otherNetworks = 'others';
/** Stands for the account where there is none; also in chains that former releases wrote. */
export const nobody = '00000000-0000-0000-0000-000000000000';

const countOne = statement<
  { count: number },
  [tenantId: string, at: Date, kind: string, accountId: string, network: string]
>(
  'audit.countAttempt',
  `INSERT INTO audit_attempts AS a (tenant_id, tried_on, kind, account_id, network, count, last_at)
   SELECT $1, x.on, $3, $4::uuid, CASE WHEN $5 = '' OR EXISTS (
       SELECT FROM audit_attempts k WHERE k.tenant_id = $1 AND k.tried_on = x.on AND k.kind = $3
         AND k.account_id = $4::uuid AND k.network = $5)
     OR (SELECT count(*) FROM (SELECT FROM audit_attempts k WHERE k.tenant_id = $1 AND k.tried_on = x.on
         AND k.kind = $3 AND k.account_id = $4::uuid LIMIT ${networksADay}) known) < ${networksADay}
     THEN $5 ELSE '${otherNetworks}' END, 1, $2::timestamptz
   FROM (SELECT ($2::timestamptz AT TIME ZONE 'UTC')::date AS on) x
   ON CONFLICT (tenant_id, tried_on, kind, account_id, network)
     DO UPDATE SET count = a.count + 1, last_at = greatest(a.last_at, excluded.last_at)
   RETURNING count`,
);

/** An attempt by a caller who has not proved who they are. */
export type Attempt = Omit<AuditEvent, 'accountId' | 'operator' | 'object'> & {
  /** The account, if there is one. */
  readonly accountId?: string | undefined;
  readonly address: string;
};

/**
 * Counts an attempt: at an account by the account, without one by the network that it came from. A day takes few
 * rows, however often a caller tries, and is purged ({@link attemptDays}). Gives the count of the day.
 */
export async function countAttempt(
  on: Queryable,
  { tenantId, kind, at, accountId, address }: Attempt,
): Promise<number> {
  const network = accountId === undefined ? widestNetwork(address) : '';
  const counted = await countOne.first(on, tenantId, at, kind, accountId ?? nobody, network);
  return counted?.count ?? 1;
}

/**
 * Records an attempt: all are counted, and the first of a day at an account stand in its chain too. Both take the same
 * statements, whether there is such an account or not.
 */
export async function recordAttempt(tx: Transaction, attempt: Attempt): Promise<void> {
  const count = await countAttempt(tx, attempt);
  const isKept = attempt.accountId !== undefined && count <= chainedADay;
  await recordEvent(tx, { ...attempt, accountId: attempt.accountId ?? nobody }, isKept);
}

/** What was tried, with or without an account, as it is counted. */
export interface CountedAttempts {
  readonly on: string;
  readonly kind: string;
  /** The account, by the name it signs in with. */
  readonly account: string | null;
  readonly network: string;
  readonly count: number;
  readonly lastAt: string;
}

/** All that is counted of a tenant, newest first. */
export const countedAttempts = statement<CountedAttempts, [tenantId: string]>(
  'audit.countedAttempts',
  `SELECT x.tried_on AS on, x.kind, a.account_name AS account, x.network, x.count, x.last_at AS "lastAt"
   FROM audit_attempts x LEFT JOIN accounts a ON a.tenant_id = x.tenant_id AND a.id = x.account_id
   WHERE x.tenant_id = $1 ORDER BY x.tried_on DESC, x.kind, x.count DESC, x.account_id, x.network`,
);
