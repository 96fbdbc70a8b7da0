import type { MessageKind } from '@svcdesk/core/order';
import type { ActContext } from '../work/context.ts';
import { given } from '../work/given.ts';
import { tell } from '../work/messages.ts';
import type { PmRow } from './row.ts';

/** Tells people about a preventive-maintenance order, but not whoever did it. */
export async function tellOfPm(
  { tx, actor, now }: Pick<ActContext, 'tx' | 'actor' | 'now'>,
  { tenantId, id, orderNo, title, cellName, dueOn }: PmRow,
  kind: MessageKind,
  accountIds: readonly (string | null)[],
): Promise<void> {
  const byId = actor.kind === 'job' ? undefined : actor.accountId;
  await tell(tx, {
    tenantId,
    kind,
    accountIds: accountIds.filter((each) => each !== null),
    params: { orderNo, title, cellName, dueOn, ...given({ byId }) },
    target: { kind: 'pm', id },
    at: now().getTime(),
    actorId: byId,
  });
}
