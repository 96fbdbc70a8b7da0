import type { CheckedRequestOf, projects } from '@svcdesk/core/contract';
import type { WriteContext } from '../../engine/context.ts';
import { bindAttachments } from '../../engine/files/attachments.ts';
import { msOf } from '../../engine/instants.ts';
import { targetFits } from '../../engine/targets.ts';
import { reasonOf } from '../dictionary/index.ts';
import { actOnProject } from './act.ts';
import { lockedProject, projectFiles } from './find.ts';
import { checkPlan } from './plans.ts';
import type { ProjectOrder } from './row.ts';
import { projectById } from './show.ts';

type Request = CheckedRequestOf<typeof projects.handle>;

/** Accepts a project order. */
export async function acceptProject(
  { orderId, version, status, at, planStart, planEnd }: CheckedRequestOf<typeof projects.accept>,
  context: WriteContext,
): Promise<ProjectOrder> {
  checkPlan({ planStart, planEnd }, 'planEnd');
  const before = await lockedProject(context.tx, context, orderId);
  const command = { version, status };
  await actOnProject(context, before, { action: 'accept', command, at, planStart, planEnd });
  return projectById(context, orderId);
}

/** Goes on with a project order. */
export async function activateProject(
  { id, version, status, at, remark }: CheckedRequestOf<typeof projects.activate>,
  context: WriteContext,
): Promise<ProjectOrder> {
  const before = await lockedProject(context.tx, context, id);
  await actOnProject(context, before, { action: 'activate', command: { version, status, remark }, at });
  return projectById(context, id);
}

/** Works on a project order. */
export async function handleProject(request: Request, context: WriteContext): Promise<ProjectOrder> {
  const { tx, tenantId } = context;
  const { orderId, action, version, status, at, stageId, result, content, internal, remark } = request;
  const { groupId, engineerId, resumeAt, attachments } = request;
  const before = await lockedProject(tx, context, orderId);
  const transfers = action === 'transfer';
  const dictionary = action === 'cancel' ? 'cancelReason' : 'hangUpReason';
  const asksReason = action === 'cancel' || action === 'hangUp';
  const onStage = action === 'resolveStage' || action === 'skipStage';
  await actOnProject(context, before, {
    action,
    at,
    internal: action === 'progress' ? internal : undefined,
    command: {
      version,
      status,
      remark,
      ...(onStage ? { stageId } : {}),
      ...(action === 'resolveStage' ? { result } : {}),
      ...(action === 'progress' ? { content } : {}),
      ...(asksReason ? { reasonCode: await reasonOf(context, dictionary, request) } : {}),
      ...(action === 'hangUp' ? { resumeAt: msOf(resumeAt) } : {}),
      ...(transfers ? { groupId, engineerId } : {}),
      ...(transfers && groupId ? { targetValid: await targetFits(tx, tenantId, groupId, engineerId) } : {}),
    },
    bindFiles: async () => {
      const object = { kind: projectFiles, id: orderId };
      return (await bindAttachments(context, object, { attachments }, internal)).attachments;
    },
  });
  return projectById(context, orderId);
}
