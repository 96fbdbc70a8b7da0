import type { projects } from '@svcdesk/core/contract';
import { perform } from '../../engine/action/perform.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { createProject } from './create.ts';
import { projectOrder } from './kind.ts';
import { projectList } from './list.ts';
import { checkPlan } from './plans.ts';
import { detailOfProject, projectById } from './present.ts';

export { projectProfile } from './profile.ts';

export const projectsHandlers: DomainHandlers<typeof projects> = {
  findOne: async ({ orderId }, context) =>
    detailOfProject(context.db, context, await projectOrder.visible(context.db, context, orderId)),
  create: createProject,
  async accept({ orderId, ...input }, context) {
    checkPlan(input, 'planEnd');
    await perform(projectOrder, context, orderId, 'accept', input);
    return projectById(context, orderId);
  },
  async handle({ orderId, action, ...input }, context) {
    const internal = action === 'progress' ? input.internal : undefined;
    await perform(projectOrder, context, orderId, action, { ...input, internal });
    return projectById(context, orderId);
  },
  async activate({ id, ...input }, context) {
    await perform(projectOrder, context, id, 'activate', input);
    return projectById(context, id);
  },
  backlogPage: (input, context) => projectList.page(context.db, context, input),
};
