import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  noun: 'order',
  /** Who may, to somebody who may not. */
  onlyBy: {
    cancel:
      "Once it is accepted only a group lead can cancel it; before that the reporter's side, dispatchers and monitors can, too",
    clockIn: 'Only the handler can do this',
    depart: 'Only the handler can do this',
  },
  watched: {
    status: 'Status',
    handlerName: 'Handler',
    assigneeName: 'Assigned to',
    handlerGroupName: 'Group',
    resumeAt: 'Goes on at',
  },
  history: {
    changed: (field, before, after) => `${field}: ${before} → ${after}`,
    handed: (from, to) => `From ${from} to ${to}`,
    handedTo: (to) => `To ${to}`,
    nothing: 'none',
    recordedAt: (time) => `uploaded ${time}`,
    timeAdjusted: "The device's clock was wrong; the server's time counts",
    noPosition: 'No location',
    outside: 'Not at the site',
  },
  searchHint: 'Number or title',
};
