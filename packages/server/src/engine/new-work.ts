import { timeOrderedId } from '@svcdesk/core';
import type { StaffActor } from '@svcdesk/core/roles';
import { numberPrefix } from '@svcdesk/core/rules';
import type { WorkKind } from '../platform/db/schema/columns.ts';
import { invalid } from '../platform/refusals.ts';
import { timeOf } from './action/next-record.ts';
import type { ActContext, WriteContext } from './context.ts';
import { numberFor } from './order-numbers.ts';
import { canAssign } from './targets.ts';
import { isoOf } from './timestamps.ts';
import { liveSite } from './visible-site.ts';

/** A site that is in use, as new work remembers it. */
export async function siteSnapshot(context: WriteContext, cellId: string) {
  const cell = await liveSite(context.tx, context, cellId);
  return { cellId: cell.id, cellName: cell.name, customerName: cell.customerName };
}

/** The group that something new goes to: the one asked for, else one's own; it and the engineer must fit. */
export async function resolveGroup(
  { tx, tenantId }: WriteContext,
  actor: StaffActor,
  { groupId, engineerId }: { groupId?: string | undefined; engineerId?: string | undefined },
): Promise<string> {
  const chosen = groupId ?? actor.currentGroupId ?? actor.memberGroupIds[0];
  if (!chosen) throw invalid('groupId', 'required');
  if (!(await canAssign(tx, tenantId, chosen, undefined))) throw invalid('groupId', 'unknown');
  if (engineerId && !(await canAssign(tx, tenantId, chosen, engineerId))) {
    throw invalid('engineerId', 'notMember');
  }
  return chosen;
}

/** Id, number and times of something new; made on the device at `at`, if that is believable. */
export async function newWork(
  context: ActContext,
  kind: Exclude<WorkKind, 'order'>,
  asked: { readonly id?: string | undefined; readonly at?: string | undefined } = {},
) {
  const now = context.now().getTime();
  const createdAt = timeOf(context, { lastRecordAt: null }, asked.at).effectiveAt;
  return {
    tenantId: context.tenantId,
    id: asked.id ?? timeOrderedId(now),
    orderNo: await numberFor(context, numberPrefix[kind], createdAt),
    createdAt: isoOf(createdAt),
    updatedAt: isoOf(now),
    version: 1,
    recordCount: 0,
  };
}
