import type { MessageKind } from '@svcdesk/core/rules';
import { notifyAbout, type Words } from '../../engine/action/notify-about.ts';
import type { ActContext } from '../../engine/context.ts';
import { peopleInRole } from '../../engine/people.ts';
import { servingLeads } from '../cells/index.ts';
import type { RequirementRow } from './row.ts';

/** Notifies who may take it up: dispatchers, and leads of the groups that serve its site. */
export async function notifyHandlers(
  context: ActContext,
  message: MessageKind,
  row: RequirementRow,
): Promise<void> {
  const { tx, tenantId } = context;
  const dispatchers = await peopleInRole(tx, tenantId, 'dispatcher');
  const leads = await servingLeads(tx, tenantId, row.cellId);
  const work = { ...row, orderNo: row.requirementNo };
  await notifyAbout(context, 'requirement', work, message, [...dispatchers, ...leads]);
}

/** Notifies who asked for it; `orderNo` is the order that it became. */
export function notifyReporter(
  context: ActContext,
  message: MessageKind,
  row: RequirementRow,
  { orderNo = row.requirementNo, ...words }: Words & { readonly orderNo?: string },
): Promise<void> {
  const { creatorId, reportAccountId } = row;
  return notifyAbout(
    context,
    'requirement',
    { ...row, orderNo },
    message,
    [creatorId, reportAccountId],
    words,
  );
}
