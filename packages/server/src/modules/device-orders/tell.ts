import type { MessageKind } from '@svcdesk/core/order';
import type { ActContext } from '../work/context.ts';
import { given } from '../work/given.ts';
import { tell } from '../work/messages.ts';
import type { DeviceRow } from './row.ts';

/** What a message about a device order says beside the order. */
export interface Words {
  readonly reasonCode?: string | undefined;
  readonly remark?: string | undefined;
}

/** Tells people about a device order, but not whoever did it. */
export async function tellOfDevice(
  { tx, actor, now }: Pick<ActContext, 'tx' | 'actor' | 'now'>,
  order: DeviceRow,
  kind: MessageKind,
  accountIds: readonly (string | null | undefined)[],
  { reasonCode, remark }: Words = {},
): Promise<void> {
  const byId = actor.kind === 'job' ? undefined : actor.accountId;
  const { tenantId, id, orderNo, title, cellName, dueAt } = order;
  const action = reasonCode ? 'decline' : undefined;
  await tell(tx, {
    tenantId,
    kind,
    accountIds: accountIds.filter((each) => each !== null && each !== undefined),
    params: {
      orderNo,
      title,
      cellName,
      ...given({ byId, dueAt, reasonCode, action, remark: remark?.slice(0, 200) }),
    },
    target: { kind: 'device', id },
    at: now().getTime(),
    actorId: byId,
  });
}
