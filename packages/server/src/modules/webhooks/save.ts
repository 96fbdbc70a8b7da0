import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { webhooks } from '@svcdesk/core/contract';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf, InputOf } from '../../platform/http/handler.ts';
import { addressFault, type WebhookTargets, webhookTargets } from '../../platform/outgoing/address.ts';
import { invalid } from '../../platform/refusals.ts';
import { endsOfEvents } from '../events/index.ts';
import { type HookRow, hookById, hookCount } from './rows.ts';
import { newSigningSecret } from './sign.ts';

type Context = ContextOf<typeof webhooks.save>;
type Wanted = InputOf<typeof webhooks.save>;

/** More of them would be served by something that listens and passes on. */
const maxHooks = 20;

type Values = [
  tenantId: string,
  id: string,
  url: string,
  events: readonly string[],
  enabled: boolean,
  at: string,
  xid: number,
  cursorId: number,
];

const insert = statement<object, [...Values, secret: string, byId: string]>(
  'webhooks.insert',
  `INSERT INTO webhooks (tenant_id, id, url, events, enabled, created_at, updated_at, cursor_xid, cursor_id,
     secret, created_by_id) VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10)`,
);

/** One that was off is sent what comes, not of what came meanwhile. */
const update = statement<object, [...Values, secret: string | null]>(
  'webhooks.update',
  `UPDATE webhooks SET url = $3, events = $4, updated_at = $6, secret = coalesce($9, secret),
     cursor_xid = CASE WHEN enabled THEN cursor_xid ELSE $7 END,
     cursor_id = CASE WHEN enabled THEN cursor_id ELSE $8 END,
     failing_since = CASE WHEN url = $3 THEN failing_since END, enabled = $5
   WHERE tenant_id = $1 AND id = $2`,
);

const hold = statement<object, [tenantId: string]>(
  'webhooks.hold',
  'SELECT FROM tenants WHERE id = $1 FOR UPDATE',
);

function checkedUrl(text: string, targets: WebhookTargets): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw invalid('url', 'format');
  // Names and passwords in an address would be shown to everybody who reads the list.
  if (url.username || url.password) throw invalid('url', 'credentials');
  const fault = addressFault(url, targets);
  if (fault) throw invalid('url', fault);
  return url.href;
}

/** What the audit keeps of a webhook: never its secret, and of its address not what may be one. */
export const auditedHook = (row: Pick<HookRow, 'url' | 'events' | 'enabled'> | undefined) =>
  row && { host: new URL(row.url).host, events: row.events, enabled: row.enabled };

/** Makes or changes a webhook; gives its id, and the secret when it has a new one. */
export async function saveHook(
  wanted: Wanted,
  context: Context,
): Promise<{ readonly id: string; readonly secret: string | undefined }> {
  const { tx, tenantId, actor, now, services, requestId, address, device } = context;
  const url = checkedUrl(wanted.url, webhookTargets(services.settings));
  const at = now();
  // One after the other, so that the number of them holds.
  await hold.all(tx, tenantId);
  const before = wanted.id === undefined ? undefined : await hookById.first(tx, tenantId, wanted.id);
  if (wanted.id !== undefined && !before) throw new SvcdeskError('notFound');
  if (!before && ((await hookCount.first(tx, tenantId))?.count ?? 0) >= maxHooks) {
    throw new SvcdeskError('notAllowed', { reason: 'quotaReached' });
  }
  const id = wanted.id ?? timeOrderedId(at.getTime());
  const secret = before && !wanted.renewSecret ? undefined : newSigningSecret();
  const { xid, id: cursorId } = (await endsOfEvents(tx)).begun;
  const events = [...new Set(wanted.events)];
  const values = [tenantId, id, url, events, wanted.enabled, at.toISOString(), xid, cursorId] as const;
  if (before) await update.change(tx, ...values, secret ?? null);
  else await insert.change(tx, ...values, secret ?? '', actor.accountId);
  await recordEvent(tx, {
    tenantId,
    accountId: actor.accountId,
    kind: 'webhook.change',
    at,
    object: { kind: 'webhook', id },
    changes: {
      from: auditedHook(before),
      to: auditedHook({ url, events, enabled: wanted.enabled }),
      ...(secret && { secret: 'new' }),
    },
    requestId,
    address,
    device,
  });
  return { id, secret };
}
