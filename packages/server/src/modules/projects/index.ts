import type { projects } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { createProject } from './create.ts';
import { visibleProject } from './find.ts';
import { acceptProject, activateProject, handleProject } from './handle.ts';
import { projectPage } from './list.ts';
import { detailOfProject } from './show.ts';

export { actOnProject } from './act.ts';
export { withOwnStage } from './list.ts';
export { projectTable } from './row.ts';

export const projectsHandlers: DomainHandlers<typeof projects> = {
  findOne: async ({ orderId }, context) =>
    detailOfProject(context.db, context, await visibleProject(context.db, context, orderId)),
  create: createProject,
  accept: acceptProject,
  handle: handleProject,
  activate: activateProject,
  backlogPage: projectPage,
};
