import type { ProjectAction } from '@svcdesk/core/rules';
import type { ActionTable } from '../../../shared/blocks/action/action-plan.ts';

/** What staff may do with a project order. */
export const projectActions: ActionTable<ProjectAction> = {
  buttons: {
    accept: 'project.accept',
    resolveStage: 'project.resolveStage',
    close: 'project.resolveStage',
    activate: 'project.activate',
    progress: 'project.progress',
    skipStage: 'project.skipStage',
    hangUp: 'project.hangUp',
    transfer: 'project.transfer',
    cancel: 'project.cancel',
  },
  main: ['accept', 'resolveStage', 'close', 'activate', 'transfer', 'progress'],
  beside: ['progress', 'activate', 'hangUp', 'transfer'],
  dangers: ['cancel'],
};
