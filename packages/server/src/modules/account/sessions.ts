import { SvcdeskError } from '@svcdesk/core';
import type { account, DataOf } from '@svcdesk/core/contract';
import { recordAct } from '../../platform/audit/record-event.ts';
import { statement } from '../../platform/db/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { sessionLive } from '../../platform/sessions/contact.ts';
import { deviceName } from '../../platform/sessions/device-name.ts';
import { endSessions } from '../../platform/sessions/end-sessions.ts';

type SessionRow = Omit<DataOf<typeof account.sessions>[number], 'device' | 'current'> & {
  device: string | null;
};

const liveOf = statement<SessionRow, [tenantId: string, accountId: string, at: Date]>(
  'sessions.liveOf',
  `SELECT id, device, coalesce(address, '') AS address, created_at AS "createdAt", last_seen_at AS "lastSeenAt",
     expires_at AS "expiresAt"
   FROM sessions s WHERE tenant_id = $1 AND account_id = $2 AND ${sessionLive('s', '$3')}
   ORDER BY last_seen_at DESC, id DESC`,
);

/** Where one is signed in, the latest first. */
export const listSessions: Handler<typeof account.sessions> = async (_request, context) => {
  const { db, tenantId, actor, sessionId, now } = context;
  const rows = await liveOf.all(db, tenantId, actor.accountId, now());
  return rows.map(({ device, ...row }) => ({
    ...row,
    device: deviceName(device),
    current: row.id === sessionId,
  }));
};

/** Ends one of one's sessions, or all but this one. */
export const revokeSession: Handler<typeof account.revokeSession> = async (request, context) => {
  const { tx, services, tenantId, actor, sessionId, now } = context;
  const ending = { tenantId, accountId: actor.accountId, at: now(), code: 'sessionEnded' } as const;
  const which = 'id' in request ? { only: request.id } : { except: sessionId };
  const ended = await endSessions(tx, services.access, { ...ending, ...which });
  if ('id' in request && ended === 0) throw new SvcdeskError('notFound');
  const object = 'id' in request ? { kind: 'session', id: request.id } : undefined;
  await recordAct(tx, context, { kind: 'session.revoke', object, changes: { ended } });
  return {};
};
