import { digestOfText } from '../../platform/audit/chain.ts';
import { chainKeys } from '../../platform/audit/chain-key.ts';
import {
  type Erased,
  erasureOf,
  isErasure,
  recordPayload,
  recordSays,
} from '../../platform/audit/erasure.ts';
import { type Queryable, statement, type Transaction } from '../../platform/db/index.ts';
import { selectList } from '../../platform/db/select-list.ts';

/** A record as it stands, with everything that it says by column. */
interface Stored extends Readonly<Record<string, unknown>> {
  readonly tenantId: string;
  readonly id: string;
  readonly hash: string;
  readonly salt: string;
  readonly digest: string;
  readonly erasedAt: string | null;
  readonly erasure: string | null;
}

const stored = selectList('r', [
  'tenantId',
  'id',
  'hash',
  'salt',
  'digest',
  'erasedAt',
  'erasure',
  ...recordSays,
]);

/** Of the changes of who reported it, what they are called. */
const nameless = `r.changes #- '{reportId,fromName}' #- '{reportId,toName}'`;

const withNames = statement<
  Stored & { changesLeft: unknown },
  [tenantId: string, orderIds: readonly string[]]
>(
  'erase.recordsFound',
  `SELECT ${stored}, ${nameless} AS "changesLeft" FROM order_records r
   WHERE r.tenant_id = $1 AND r.order_id = ANY($2::uuid[]) AND r.changes ? 'reportId' FOR UPDATE`,
);

const erase = statement<
  object,
  [tenantId: string, ids: readonly string[], erasures: readonly string[], at: Date]
>(
  'erase.records',
  `UPDATE order_records r SET changes = ${nameless}, erased_at = $4, erasure = e.erasure
   FROM unnest($2::uuid[], $3::text[]) e (id, erasure) WHERE r.tenant_id = $1 AND r.id = e.id`,
);

/** Whether a record says what it said when it was written, or what the last erasure left. */
function isAsWritten(row: Stored): boolean {
  const said = recordPayload(row);
  if (row.erasedAt === null) return digestOfText(row.salt, said) === row.digest;
  return isErasure({ ...row, left: said }, row.erasure, chainKeys());
}

const signed = (erased: Erased) => erasureOf(erased, chainKeys().current);

/** A changed record must not be vouched for by having an account deleted afterwards. */
const notVouchedFor = '';

/**
 * Takes the names of reporters from the histories of orders. The digest of a record goes on standing for what it said;
 * what is left of it is signed, so that only the server can erase or change it.
 */
export async function eraseRecords(
  tx: Transaction,
  tenantId: string,
  orderIds: readonly string[],
  at: Date,
): Promise<void> {
  const rows = await withNames.all(tx, tenantId, orderIds);
  if (rows.length === 0) return;
  const erasedAt = at.toISOString();
  const erasures = rows.map((row) => {
    const left = recordPayload({ ...row, changes: row.changesLeft });
    return isAsWritten(row) ? signed({ ...row, erasedAt, left }) : notVouchedFor;
  });
  const ids = rows.map(({ id }) => id);
  await erase.change(tx, tenantId, ids, erasures, at);
}

/** What releases before signatures erased: of other records they took nothing. */
const erasedBefore = statement<Stored>(
  'erase.before',
  `SELECT ${stored} FROM order_records r
   WHERE r.erased_at IS NOT NULL AND r.erasure IS NULL AND r.changes = ${nameless} AND r.changes ? 'reportId'`,
);

const signBefore = statement<
  object,
  [tenantIds: readonly string[], ids: readonly string[], erasures: readonly string[]]
>(
  'erase.signBefore',
  `UPDATE order_records r SET erasure = e.erasure
   FROM unnest($1::text[], $2::uuid[], $3::text[]) e (tenant_id, id, erasure)
   WHERE r.tenant_id = e.tenant_id AND r.id = e.id`,
);

/** The migration that brings the signature of erasures; whatever number it has. */
const isBegin = (migration: string): boolean => migration.endsWith('_erasures');

/**
 * Signs what was erased before erasures were signed as it stands, within the transaction of that migration: done
 * later, it would let any change pass for an erasure.
 */
export async function signErasures(tx: Queryable, applied: readonly string[]): Promise<void> {
  if (!applied.some(isBegin)) return;
  const rows = await erasedBefore.all(tx);
  const erasures = rows.map((row) => signed({ ...row, left: recordPayload(row) }));
  const column = (key: 'tenantId' | 'id') => rows.map((row) => row[key]);
  if (rows.length > 0) await signBefore.change(tx, column('tenantId'), column('id'), erasures);
}
