import type { MessageKind } from '@svcdesk/core/rules';
import type { WriteContext } from '../../engine/context.ts';
import { tell } from '../../engine/messages.ts';
import { peopleInRole } from '../../engine/people.ts';
import { servingLeads } from '../cells/index.ts';
import type { RequirementRow } from './row.ts';

type About = Pick<RequirementRow, 'id' | 'requirementNo' | 'title' | 'cellName'>;

function send(
  { tx, tenantId, actor, now }: WriteContext,
  kind: MessageKind,
  accountIds: readonly string[],
  { id, requirementNo: orderNo, title, cellName }: About,
  params: Readonly<Record<string, unknown>> = {},
) {
  return tell(tx, {
    tenantId,
    kind,
    accountIds,
    params: { orderNo, title, cellName, byId: actor.accountId, ...params },
    target: { kind: 'requirement', id },
    at: now().getTime(),
    actorId: actor.accountId,
  });
}

/** Tells who may take it up: dispatchers, and leads of the groups that serve its site. */
export async function tellDesk(
  context: WriteContext,
  kind: 'requirement.submitted' | 'requirement.remind',
  row: About & Pick<RequirementRow, 'cellId'>,
): Promise<void> {
  const { tx, tenantId } = context;
  const dispatchers = await peopleInRole(tx, tenantId, 'dispatcher');
  const leads = await servingLeads(tx, tenantId, row.cellId);
  await send(context, kind, [...dispatchers, ...leads], row);
}

/** Tells who asked for it. */
export function tellReporter(
  context: WriteContext,
  kind: 'requirement.rejected' | 'requirement.converted',
  row: About & Pick<RequirementRow, 'creatorId' | 'reportAccountId'>,
  params: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { creatorId, reportAccountId } = row;
  return send(context, kind, reportAccountId ? [creatorId, reportAccountId] : [creatorId], row, params);
}
