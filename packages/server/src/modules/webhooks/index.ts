import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { DataOf, webhooks } from '@svcdesk/core/contract';
import { type Nullable, omitNulls } from '../../engine/omit-nulls.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf, DomainHandlers, InputOf } from '../../platform/http/handler.ts';
import { addressFault, type WebhookTargets, webhookTargets } from '../../platform/outgoing/address.ts';
import { invalid } from '../../platform/refusals.ts';
import { mayOlderRun } from '../../platform/secrets/seal-older.ts';
import { endsOfEvents } from '../events/index.ts';
import { deliveryList } from './list.ts';
import { newSigningSecret } from './sign.ts';

type Hook = DataOf<typeof webhooks.save>;
type HookRow = Nullable<Omit<Hook, 'secret'>>;

const columns = 'id, url, events, enabled, created_at AS "createdAt", failing_since AS "failingSince"';

const hooksOf = statement<HookRow, [tenantId: string]>(
  'webhooks.all',
  `SELECT ${columns} FROM webhooks WHERE tenant_id = $1 ORDER BY created_at, id`,
);

const lockHook = statement<HookRow, [tenantId: string, id: string]>(
  'webhooks.lock',
  `SELECT ${columns} FROM webhooks WHERE tenant_id = $1 AND id = $2 FOR UPDATE`,
);

/** More of them would be served by something that listens and passes on. */
const maxHooks = 20;

type Values = [
  tenantId: string,
  id: string,
  url: string,
  events: readonly string[],
  enabled: boolean,
  at: Date,
  xid: number,
  cursorId: number,
  storedSecret: string | undefined,
];

const insert = statement<HookRow, [...Values, byId: string]>(
  'webhooks.insert',
  `INSERT INTO webhooks (tenant_id, id, url, events, enabled, created_at, updated_at, cursor_xid, cursor_id,
     secret, created_by_id) VALUES ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10) RETURNING ${columns}`,
);

/** A hook that was off gets new events, not those of the time when it was off. */
const update = statement<HookRow, Values>(
  'webhooks.update',
  `UPDATE webhooks SET url = $3, events = $4, updated_at = $6, secret = coalesce($9, secret),
     cursor_xid = CASE WHEN enabled THEN cursor_xid ELSE $7 END,
     cursor_id = CASE WHEN enabled THEN cursor_id ELSE $8 END,
     failing_since = CASE WHEN url = $3 THEN failing_since END, enabled = $5
   WHERE tenant_id = $1 AND id = $2 RETURNING ${columns}`,
);

const hold = statement<object, [tenantId: string]>(
  'webhooks.hold',
  'SELECT FROM tenants WHERE id = $1 FOR UPDATE',
);

function checkedUrl(text: string, targets: WebhookTargets): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw invalid('url', 'format');
  // Names and passwords in an address would be shown to all readers of the list.
  if (url.username || url.password) throw invalid('url', 'credentials');
  const fault = addressFault(url, targets);
  if (fault) throw invalid('url', fault);
  return url.href;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && other.every((event) => one.includes(event));

/** What the audit keeps of a webhook: never its secret, and of its address not what may be one. */
const auditedHook = ({ url, events, enabled }: HookRow) => ({
  host: new URL(url).host,
  events,
  enabled,
});

/** Makes or changes a webhook. */
async function saveHook(
  wanted: InputOf<typeof webhooks.save>,
  context: ContextOf<typeof webhooks.save>,
): Promise<Hook> {
  const { tx, tenantId, actor, services } = context;
  const url = checkedUrl(wanted.url, webhookTargets(services.settings));
  const at = context.now();
  // One after the other, so that the number of them holds.
  await hold.all(tx, tenantId);
  const hooks = await hooksOf.all(tx, tenantId);
  const before = hooks.find(({ id }) => id === wanted.id);
  if (!wanted.id && hooks.length >= maxHooks)
    throw new SvcdeskError('notAllowed', { reason: 'quotaReached' });
  const events = [...new Set(wanted.events)];
  // A second one would send everything twice; one for other events is meant.
  if (!wanted.id && hooks.some((hook) => hook.url === url && isSame(hook.events, events)))
    throw invalid('url', 'sameWebhook');
  const id = wanted.id ?? timeOrderedId(at.getTime());
  const secret = before && !wanted.renewSecret ? undefined : newSigningSecret();
  // A server of the release before would sign with the sealed text; a job seals it later.
  const stored = secret && ((await mayOlderRun(tx, at)) ? secret : services.secrets.seal(tenantId, secret));
  const { xid, id: cursorId } = (await endsOfEvents(tx)).begun;
  const values = [tenantId, id, url, events, wanted.enabled, at, xid, cursorId, stored] as const;
  const row = wanted.id
    ? await update.first(tx, ...values)
    : await insert.first(tx, ...values, actor.accountId);
  if (!row) throw new SvcdeskError('notFound');
  const from = before && auditedHook(before);
  const changes = { from, to: auditedHook(row), ...(secret && { secret: 'new' }) };
  await recordAct(tx, context, { kind: 'webhook.change', object: { kind: 'webhook', id }, changes });
  return { ...omitNulls(row), secret };
}

const dropDeliveries = statement<object, [tenantId: string, hookId: string]>(
  'webhooks.dropDeliveries',
  'DELETE FROM webhook_deliveries WHERE tenant_id = $1 AND webhook_id = $2',
);

const drop = statement<object, [tenantId: string, hookId: string]>(
  'webhooks.drop',
  'DELETE FROM webhooks WHERE tenant_id = $1 AND id = $2',
);

export const webhooksHandlers: DomainHandlers<typeof webhooks> = {
  list: async (_input, { db, tenantId }) => (await hooksOf.all(db, tenantId)).map((row) => omitNulls(row)),

  save: saveHook,

  async delete({ id }, context) {
    const { tx, tenantId } = context;
    // Locked first: a transaction that makes deliveries of it waits, and then finds no hook.
    const row = await lockHook.first(tx, tenantId, id);
    if (!row) throw new SvcdeskError('notFound');
    await dropDeliveries.change(tx, tenantId, id);
    await drop.change(tx, tenantId, id);
    const changes = { from: auditedHook(row) };
    await recordAct(tx, context, { kind: 'webhook.change', object: { kind: 'webhook', id }, changes });
    return {};
  },

  async deliveries(input, { db, tenantId }) {
    const hooks = await hooksOf.all(db, tenantId);
    if (!hooks.some(({ id }) => id === input.id)) throw new SvcdeskError('notFound');
    return deliveryList.page(db, { tenantId }, input);
  },
};
