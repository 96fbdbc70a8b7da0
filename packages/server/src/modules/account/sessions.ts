import { SvcdeskError } from '@svcdesk/core';
import type { account, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { deviceName } from '../../platform/sessions/device-name.ts';
import { endSessions } from '../../platform/sessions/end-sessions.ts';

interface SessionRow {
  id: string;
  device: string | null;
  address: string | null;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
}

const liveOf = statement<SessionRow, [tenantId: string, accountId: string, at: Date]>(
  'sessions.liveOf',
  `SELECT id, device, address, created_at AS "createdAt", last_seen_at AS "lastSeenAt",
     expires_at AS "expiresAt"
   FROM sessions
   WHERE tenant_id = $1 AND account_id = $2 AND ended_at IS NULL AND expires_at > $3
   ORDER BY last_seen_at DESC, id DESC`,
);

/** Where one is signed in, the latest first. */
export async function listSessions(
  _request: object,
  { db, tenantId, actor, sessionId, now }: ContextOf<typeof account.sessions>,
): Promise<DataOf<typeof account.sessions>> {
  const rows = await liveOf.all(db, tenantId, actor.accountId, now());
  return rows.map(({ device, address, ...row }) => ({
    ...row,
    device: deviceName(device),
    address: address ?? '',
    current: row.id === sessionId,
  }));
}

/** Ends one of one's sessions, or all but this one. */
export async function revokeSession(
  request: CheckedRequestOf<typeof account.revokeSession>,
  context: ContextOf<typeof account.revokeSession>,
): Promise<Record<string, never>> {
  const { tx, services, tenantId, actor, sessionId, now, requestId, address, device } = context;
  const { accountId } = actor;
  const at = now();
  const which = 'id' in request ? { only: request.id } : { except: sessionId };
  const ended = await endSessions(tx, services.access, {
    tenantId,
    accountId,
    at,
    code: 'sessionEnded',
    ...which,
  });
  if ('id' in request && ended === 0) throw new SvcdeskError('notFound');
  const about = { tenantId, accountId, at, requestId, address, device };
  const object = 'id' in request ? { kind: 'session', id: request.id } : undefined;
  await recordEvent(tx, { kind: 'session.revoke', object, changes: { ended }, ...about });
  return {};
}
