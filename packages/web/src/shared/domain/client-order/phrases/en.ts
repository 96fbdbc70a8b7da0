import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  story: {
    received: 'We have your report and are finding an engineer',
    assigned: (name) => `Given to ${name}, not confirmed yet`,
    assignedToGroup: 'Given to the service team, waiting for an engineer',
    working: (name) => `${name} is working on it`,
    arrived: (name, time) => `${name} arrived at ${time}`,
    visit: (name, time) => `${name} comes at ${time}`,
    begin: (name, time) => `${name} begins at ${time}`,
    paused: 'On hold',
    pausedFor: (reason) => `On hold: ${reason}`,
    resolved: 'Fixed',
    closed: 'Done',
    cancelled: 'Cancelled',
    engineer: 'The engineer',
  },
  next: {
    respondBy: (time) => `an engineer takes it by ${time}`,
    respondLate: 'later than agreed, you may send a reminder',
    fixBy: (time) => `fixed by ${time}`,
    fixLate: (time) => `later than the agreed ${time}, we are hurrying`,
    resumeAt: (time) => `goes on ${time}`,
    evaluateBy: (time) => `not rated yet, rated 5 stars by itself after ${time}`,
    join: (now, next) => `${now}; ${next}`,
  },
  act: {
    remind: 'Remind',
    call: 'Call',
    callTo: (name) => `Call ${name}`,
    evaluate: 'Rate',
    report: 'Report a fault',
  },
  site: { label: 'Site', all: 'All sites' },
};
