import { timeOrderedId } from '@svcdesk/core';
import { statement, type Transaction } from '../db/index.ts';
import { linkTo } from './chain.ts';

/** Kinds of events beside the orders' own records. */
export type AuditKind =
  | 'login.ok'
  | 'login.fail'
  | 'login.locked'
  | 'login.refusedAdmin'
  | 'logout'
  | 'device.approve'
  | 'device.deny'
  | 'session.revoke'
  | 'code.send'
  | 'code.fail'
  | 'captcha.fail'
  | 'password.change'
  | 'password.reset'
  | 'phone.change'
  | 'account.register'
  | 'account.change'
  | 'account.disable'
  | 'account.enable'
  | 'account.delete'
  | 'group.switch'
  | 'role.change'
  | 'review.change'
  | 'reporter.change'
  | 'asset.change'
  | 'cc.change'
  | 'schedule.change'
  | 'duty.change'
  | 'sla.change'
  | 'entrust.share'
  | 'export.run'
  | 'file.download'
  | 'webhook.change'
  | 'join.ask'
  | 'join.decide'
  | 'invite.create'
  | 'invite.accept'
  | 'invite.revoke'
  | 'permission.denied';

/** What happened, by whom, to what. Phones and codes in `changes` are masked by the caller. */
export interface AuditEvent {
  readonly tenantId: string;
  /** Whose chain it continues; absent for events without a known account. */
  readonly accountId?: string | undefined;
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

const nobody = '00000000-0000-0000-0000-000000000000';

/** One writer at a time continues a chain. */
const holdChain = statement<object, [chain: string]>(
  'audit.holdChain',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 7))',
);

const lastLink = statement<{ seq: number; hash: string }, [tenantId: string, chainId: string]>(
  'audit.lastLink',
  'SELECT seq, hash FROM audit_events WHERE tenant_id = $1 AND chain_id = $2 ORDER BY seq DESC LIMIT 1',
);

type Row = [
  tenantId: string,
  chainId: string,
  seq: number,
  id: string,
  kind: string,
  actorKind: 'account' | 'rule' | 'operator',
  actorId: string | null,
  objectKind: string | null,
  objectId: string | null,
  changes: Readonly<Record<string, unknown>> | null,
  requestId: string | null,
  address: string | null,
  device: string | null,
  at: string,
  salt: string,
  digest: string,
  prevHash: string | null,
  hash: string,
];

/** The row and its place in the queue that is sealed into the tenant's chain. */
const append = statement<object, Row>(
  'audit.append',
  `WITH event AS (
     INSERT INTO audit_events (tenant_id, chain_id, seq, id, kind, actor_kind, actor_id, object_kind, object_id,
       changes, request_id, address, device, at, salt, digest, prev_hash, hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
     RETURNING tenant_id, hash)
   INSERT INTO audit_queue (tenant_id, hash) SELECT tenant_id, hash FROM event`,
);

/** Writes an event into its account's chain, in the transaction of what it records. */
export async function recordEvent(tx: Transaction, event: AuditEvent): Promise<void> {
  const { tenantId, accountId, operator, kind, object, changes, requestId, address } = event;
  const chainId = accountId ?? nobody;
  await holdChain.all(tx, `${tenantId} ${chainId}`);
  const last = await lastLink.first(tx, tenantId, chainId);
  const seq = (last?.seq ?? 0) + 1;
  const at = event.at.toISOString();
  const id = timeOrderedId(event.at.getTime());
  const actorKind = operator ? 'operator' : accountId ? 'account' : 'rule';
  const actorId = operator ? undefined : accountId;
  const device = operator ?? event.device;
  const payload = { actorKind, actorId, object, changes, requestId, address, device };
  const link = linkTo(last?.hash ?? null, { tenantId, chainId, seq, id, kind, at }, payload);
  await append.change(
    tx,
    tenantId,
    chainId,
    seq,
    id,
    kind,
    actorKind,
    actorId ?? null,
    object?.kind ?? null,
    object?.id ?? null,
    changes ?? null,
    requestId ?? null,
    address ?? null,
    device ?? null,
    at,
    link.salt,
    link.digest,
    link.prevHash,
    link.hash,
  );
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

/** Writes what somebody who is signed in did by a request into their chain. */
export function recordAct(
  tx: Transaction,
  context: Requested & { readonly tenantId: string; readonly actor: { readonly accountId: string } },
  event: Pick<AuditEvent, 'kind' | 'object' | 'changes'>,
): Promise<void> {
  const { tenantId, actor } = context;
  return recordEvent(tx, { tenantId, accountId: actor.accountId, ...requestOf(context), ...event });
}
