import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  noun: 'project order',
  at: (place: number, of: number, name: string) => `${place}/${of} ${name}`,
  action: {
    accept: 'Accept',
    resolveStage: 'Finish stage',
    skipStage: 'Skip stage',
    progress: 'Add progress',
    hangUp: 'Put on hold',
    activate: 'Resume',
    transfer: 'Transfer',
    cancel: 'Cancel',
    close: 'Accept result',
  },
  done: {
    accept: 'Accepted successfully',
    resolveStage: 'Stage finished',
    skipStage: 'Stage skipped',
    progress: 'Progress added',
    hangUp: 'Put on hold',
    activate: 'Activated successfully',
    transfer: 'Transferred',
    cancel: 'Cancelled',
    close: 'Result accepted, the order is closed',
  },
  reason: {
    skipStage: 'The project manager skips stages',
    resolveStage: "The handler, the stage's own handler, a group lead or the project manager finishes it",
    close: 'The project manager accepts the result',
    activate: 'The handler, a group lead or the project manager resumes it',
    hangUp: 'The handler, a group lead or the project manager puts it on hold',
    cancel: 'The project manager or a group lead cancels it',
    transfer: 'The handler, a group lead, the project manager or a dispatcher transfers it',
  },
  watched: {
    status: 'Status',
    handlerName: 'Handler',
    assigneeName: 'Assigned to',
    handlerGroupName: 'Group',
    dueAt: 'Due',
  },
};
