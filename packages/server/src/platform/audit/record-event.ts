import { timeOrderedId } from '@svcdesk/core';
import { getTableColumns } from 'drizzle-orm';
import { statement, type Transaction } from '../db/index.ts';
import { auditEvents } from '../db/schema/audit.ts';
import { columnList, rowJson } from '../db/select-list.ts';
import { linkTo } from './chain.ts';

/** Kinds of events beside the orders' own records. */
export type AuditKind =
  | `login.${'ok' | 'fail' | 'locked' | 'refusedAdmin'}`
  | 'logout'
  | `device.${'approve' | 'deny'}`
  | 'session.revoke'
  | `code.${'send' | 'fail'}`
  | 'captcha.fail'
  | `password.${'change' | 'reset'}`
  | 'phone.change'
  | `account.${'register' | 'change' | 'disable' | 'enable' | 'delete'}`
  | 'group.switch'
  | `${'role' | 'review' | 'reporter' | 'asset' | 'cc' | 'schedule' | 'duty' | 'sla' | 'webhook'}.change`
  | 'entrust.share'
  | 'export.run'
  | 'file.download'
  | `join.${'ask' | 'decide'}`
  | `invite.${'create' | 'accept' | 'revoke'}`
  | 'permission.denied';

/** What happened, by whom, to what. Phones and codes in `changes` are masked by the caller. */
export interface AuditEvent {
  readonly tenantId: string;
  /** Whose chain it continues. */
  readonly accountId: string;
  readonly kind: AuditKind;
  readonly at: Date;
  /** Who looks after the server, when they did it and not the account. */
  readonly operator?: string | undefined;
  readonly object?: { readonly kind: string; readonly id: string } | undefined;
  readonly changes?: Readonly<Record<string, unknown>> | undefined;
  readonly requestId?: string | undefined;
  readonly address?: string | undefined;
  readonly device?: string | undefined;
}

/** One writer at a time continues a chain. */
const holdChain = statement<object, [chain: string]>(
  'audit.holdChain',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 7))',
);

const lastLink = statement<{ seq: number; hash: string }, [tenantId: string, chainId: string]>(
  'audit.lastLink',
  'SELECT seq, hash FROM audit_events WHERE tenant_id = $1 AND chain_id = $2 ORDER BY seq DESC LIMIT 1',
);

const columns = columnList(Object.keys(getTableColumns(auditEvents)));

/** Each event, and its place among what is sealed into the tenant's chain. */
const insertEvents = statement<object, [rows: string]>(
  'audit.insertEvents',
  `WITH event AS (
     INSERT INTO audit_events (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::audit_events, $1::jsonb)
     RETURNING tenant_id, hash)
   INSERT INTO audit_queue (tenant_id, hash) SELECT tenant_id, hash FROM event`,
);

/**
 * Writes an event into its account's chain, in the transaction of what it records. One that is not to be kept takes the
 * same statements, so that its duration does not tell whether it was.
 */
export async function recordEvent(tx: Transaction, event: AuditEvent, isKept = true): Promise<void> {
  const { tenantId, accountId: chainId, operator, kind, object, changes, requestId, address } = event;
  await holdChain.all(tx, `${tenantId} ${chainId}`);
  const last = await lastLink.first(tx, tenantId, chainId);
  const seq = (last?.seq ?? 0) + 1;
  const at = event.at.toISOString();
  const id = timeOrderedId(event.at.getTime());
  const actorKind = operator ? 'operator' : 'account';
  const actorId = operator ? undefined : chainId;
  const device = operator ?? event.device;
  const done = { actorKind, actorId, changes, requestId, address, device } as const;
  const link = linkTo(last?.hash ?? null, { tenantId, chainId, seq, id, kind, at }, { ...done, object });
  const about = { objectKind: object?.kind, objectId: object?.id };
  const row = { tenantId, chainId, seq, id, kind, at, ...done, ...about, ...link };
  await insertEvents.change(tx, JSON.stringify(isKept ? [rowJson(row)] : []));
}

/** A request that an event is of. */
interface Requested {
  readonly requestId: string;
  readonly address: string;
  readonly device: string;
  now(): Date;
}

/** When and from where a request came, as its event says it. */
export function requestOf({ requestId, address, device, now }: Requested) {
  return { at: now(), requestId, address, device };
}

/** Writes what a signed-in account did by a request into its chain. */
export function recordAct(
  tx: Transaction,
  context: Requested & { readonly tenantId: string; readonly actor: { readonly accountId: string } },
  event: Pick<AuditEvent, 'kind' | 'object' | 'changes'>,
): Promise<void> {
  const { tenantId, actor } = context;
  return recordEvent(tx, { tenantId, accountId: actor.accountId, ...requestOf(context), ...event });
}
