import type { projects } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { createProject } from './create.ts';
import { projectOrder } from './kind.ts';
import { projectList } from './list.ts';
import { checkPlan } from './plans.ts';

export { projectProfile } from './profile.ts';

export const projectsHandlers: DomainHandlers<typeof projects> = {
  findOne: ({ orderId }, context) => projectOrder.detail(context, orderId),
  create: createProject,
  async accept({ orderId, ...input }, context) {
    checkPlan(input, 'planEnd');
    return projectOrder.act(context, orderId, 'accept', input);
  },
  handle({ orderId, action, ...input }, context) {
    const internal = action === 'progress' ? input.internal : undefined;
    return projectOrder.act(context, orderId, action, { ...input, internal });
  },
  activate: ({ id, ...input }, context) => projectOrder.act(context, id, 'activate', input),
  backlogPage: (input, context) => projectList.page(context.db, context, input),
};
