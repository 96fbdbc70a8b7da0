import { timeOrderedId } from '@svcdesk/core';
import type { MessageKind } from '@svcdesk/core/rules';
import { accountActive } from '../platform/db/active.ts';
import { insertRows, type Queryable, statement } from '../platform/db/index.ts';
import { messageBatches } from '../platform/db/schema/messages.ts';
import { wakeListeners } from '../platform/notify/channel.ts';
import { isoOf } from './timestamps.ts';

/** Messages of one kind about one record to one person within this time are one. */
export const mergeWithinMs = 10 * 60_000;

type Sent = [
  tenantId: string,
  who: string,
  flag: number,
  kind: string,
  params: string,
  targetKind: string | null,
  targetId: string | null,
  mergeKey: string,
  at: string,
];

/** `merged` is a part that makes an earlier message new, and tells whose it was. */
const sending = (merged = '', butWhose = '') => `WITH who AS (
     SELECT w.account_id, w.id FROM jsonb_to_recordset($2::jsonb) AS w(account_id uuid, id uuid)
     JOIN accounts a ON a.tenant_id = $1 AND a.id = w.account_id AND ${accountActive('a')}
   ), ${merged} emitted AS (
     INSERT INTO events (tenant_id, kind, object_kind, object_id, action, account_ids, created_at)
     SELECT $1, 'message', $6, $7, $4, array_agg(who.account_id), $9 FROM who HAVING count(*) > 0
   ) INSERT INTO messages
       (tenant_id, id, account_id, sys_msg_flag, kind, params, target_kind, target_id, merge_key, created_at)
     SELECT $1, who.id, who.account_id, $3, $4, $5::jsonb, $6, $7, $8, $9 FROM who ${butWhose}`;

const sendFirst = statement<object, Sent>('messages.sendFirst', sending());

const send = statement<object, [...Sent, mergeFrom: string]>(
  'messages.send',
  sending(
    `merged AS (
     UPDATE messages m SET merged_count = m.merged_count + 1, params = $5::jsonb, created_at = $9, read_at = NULL
     FROM who WHERE m.tenant_id = $1 AND m.account_id = who.account_id AND m.merge_key = $8
       AND m.created_at > $10
     RETURNING m.account_id
   ),`,
    'WHERE who.account_id NOT IN (SELECT account_id FROM merged)',
  ),
);

/** What people are notified of, and who. Worded when it is read, in the reader's language. */
export interface Notice {
  readonly tenantId: string;
  readonly kind: MessageKind;
  readonly accountIds: readonly string[];
  /** Values of the placeholders in the texts of the kind; instants as ISO 8601. */
  readonly params: Readonly<Record<string, unknown>>;
  /** What a tap on it opens. */
  readonly target?: { readonly kind: string; readonly id: string };
  /** Milliseconds. */
  readonly at: number;
  /** The subject was made just now, so no earlier message can be merged with this one. */
  readonly first?: boolean;
  /** About the account or the service itself, not about work. */
  readonly system?: boolean;
  /** Who did it, and is not notified. */
  readonly actorId?: string | undefined;
}

/** More people than this are notified by a job, so that the cause need not wait for them. */
export const maxNotifiedAtOnce = 200;

/** Notifies people of something, in the transaction of its cause; each once, and never the actor. */
export async function notify(on: Queryable, { accountIds: named, actorId, ...news }: Notice): Promise<void> {
  const accountIds = [...new Set(named)].filter((id) => id !== actorId);
  if (accountIds.length === 0) return;
  if (accountIds.length <= maxNotifiedAtOnce) return deliver(on, news, accountIds);
  const { tenantId, at } = news;
  const batch = { tenantId, id: timeOrderedId(at), news: { ...news }, accountIds, createdAt: isoOf(at) };
  await insertRows(on, messageBatches, batch);
}

/** Puts a message before people at once; an account that cannot sign in gets none. */
export async function deliver(
  on: Queryable,
  news: Omit<Notice, 'accountIds' | 'actorId'>,
  accountIds: readonly string[],
): Promise<void> {
  const { tenantId, kind, target, at } = news;
  const sent: Sent = [
    tenantId,
    // As JSON, because PostgreSQL would plan anew for each length of an array.
    JSON.stringify(accountIds.map((accountId) => ({ account_id: accountId, id: timeOrderedId(at) }))),
    news.system ? 1 : 0,
    kind,
    JSON.stringify(news.params),
    target?.kind ?? null,
    target?.id ?? null,
    `${kind} ${target?.id ?? ''}`,
    isoOf(at),
  ];
  await (news.first ? sendFirst.change(on, ...sent) : send.change(on, ...sent, isoOf(at - mergeWithinMs)));
  wakeListeners(on, tenantId);
}
