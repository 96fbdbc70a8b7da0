import type { MessageKind } from '@svcdesk/core/rules';
import type { ActContext } from '../../engine/context.ts';
import { notify } from '../../engine/messages.ts';
import { leadsOf, peopleInRole } from '../../engine/people.ts';
import { groupLive } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { Halves, OwnerHalf, PartnerHalf } from './halves.ts';

const defaultGroup = statement<{ id: string }, [tenantId: string]>(
  'groups.defaultOf',
  `SELECT id FROM groups WHERE tenant_id = $1 AND is_default AND ${groupLive()} LIMIT 1`,
);

/** Who of the partner gives it to somebody: dispatchers, and leads of its group; while it has none, of the default. */
export async function distributorsOf(
  { tx }: ActContext,
  { tenantId, groupId }: PartnerHalf,
): Promise<string[]> {
  const at = groupId ?? (await defaultGroup.first(tx, tenantId))?.id;
  const leads = at ? await leadsOf(tx, tenantId, at) : [];
  const dispatchers = await peopleInRole(tx, tenantId, 'dispatcher');
  const found = [...leads, ...dispatchers];
  return found.length > 0 ? found : peopleInRole(tx, tenantId, 'lead');
}

/** Notifies people of one side, by their own number of it. */
export function notifySide(
  { tx, actor, now }: ActContext,
  half: OwnerHalf | PartnerHalf,
  { owner: { title, cellName } }: Halves,
  kind: MessageKind,
  accountIds: readonly string[],
  params: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return notify(tx, {
    tenantId: half.tenantId,
    kind,
    accountIds,
    params: { orderNo: half.entrustNo, title, cellName, ...params },
    target: { kind: 'entrusted', id: half.id },
    at: now().getTime(),
    actorId: actor.kind === 'job' ? undefined : actor.accountId,
  });
}

/** Notifies the partner's side: who distributes, and the engineer who has it. */
export async function notifyPartner(
  context: ActContext,
  halves: Halves,
  kind: MessageKind,
  params?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { partner } = halves;
  const distributors = await distributorsOf(context, partner);
  const ids = partner.engineerId ? [...distributors, partner.engineerId] : distributors;
  await notifySide(context, partner, halves, kind, ids, params);
}
