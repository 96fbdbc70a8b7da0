import type { MessageKind } from '@svcdesk/core/rules';
import { cutText } from '../../platform/db/cut-text.ts';
import type { WorkKind } from '../../platform/db/schema/columns.ts';
import type { ActContext } from '../context.ts';
import { notify } from '../messages.ts';
import { omitNulls } from '../omit-nulls.ts';

/** Longest part of a remark that a message repeats. */
const maxRemarkLength = 200;

/** Work that people are notified of. */
export interface WorkNamed {
  readonly tenantId: string;
  readonly id: string;
  readonly orderNo: string;
  readonly title: string;
  readonly cellName: string;
  /** When it is due: an instant, or a day. */
  readonly dueAt?: string | null;
  readonly dueOn?: string;
}

/** What a message says beside the work: a reason by the code of its dictionary, in the words of `action`. */
export interface Words {
  readonly action?: string | undefined;
  readonly reasonCode?: string | undefined;
  readonly remark?: string | undefined;
}

/** Notifies people about work of a kind, except the actor. */
export async function notifyAbout(
  { tx, actor, now }: Pick<ActContext, 'tx' | 'actor' | 'now'>,
  kind: WorkKind,
  { tenantId, id, orderNo, title, cellName, dueAt, dueOn }: WorkNamed,
  message: MessageKind,
  accountIds: readonly (string | null | undefined)[],
  { action, reasonCode, remark }: Words = {},
): Promise<void> {
  const byId = actor.kind === 'job' ? undefined : actor.accountId;
  const because = reasonCode ? { action, reasonCode } : {};
  await notify(tx, {
    tenantId,
    kind: message,
    accountIds: accountIds.filter((each) => each !== null && each !== undefined),
    params: {
      orderNo,
      title,
      cellName,
      ...omitNulls({
        byId,
        dueAt,
        dueOn,
        ...because,
        remark: (remark && cutText(remark, maxRemarkLength)) || undefined,
      }),
    },
    target: { kind, id },
    at: now().getTime(),
    actorId: byId,
  });
}
