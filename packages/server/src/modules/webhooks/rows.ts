import type { DataOf, webhooks } from '@svcdesk/core/contract';
import { statement } from '../../platform/db/index.ts';

/** A webhook as its managers see it. */
export interface HookRow {
  id: string;
  url: string;
  events: DataOf<typeof webhooks.save>['events'];
  enabled: boolean;
  createdAt: string;
  failingSince: string | null;
}

const columns = 'id, url, events, enabled, created_at AS "createdAt", failing_since AS "failingSince"';

export const hooksOf = statement<HookRow, [tenantId: string]>(
  'webhooks.all',
  `SELECT ${columns} FROM webhooks WHERE tenant_id = $1 ORDER BY created_at, id`,
);

export const hookById = statement<HookRow, [tenantId: string, id: string]>(
  'webhooks.byId',
  `SELECT ${columns} FROM webhooks WHERE tenant_id = $1 AND id = $2`,
);

export const hookCount = statement<{ count: number }, [tenantId: string]>(
  'webhooks.count',
  'SELECT count(*) AS count FROM webhooks WHERE tenant_id = $1',
);

export function presentHook(
  { failingSince, ...hook }: HookRow,
  secret?: string,
): DataOf<typeof webhooks.save> {
  return { ...hook, failingSince: failingSince || undefined, secret: secret || undefined };
}
