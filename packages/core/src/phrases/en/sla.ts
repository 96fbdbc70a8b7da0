import type { sla as source } from '../zh-CN/sla.ts';

/** Words of service targets. */
export const sla: typeof source = {
  state: {
    none: 'No target',
    ok: 'On time',
    soon: 'Due soon',
    late: 'Overdue',
    paused: 'Paused',
    met: 'Met',
    missed: 'Missed',
  },
  response: 'Response target',
  resolution: 'Resolution target',
  respondBy: 'Respond by {time}',
  resolveBy: 'Resolve by {time}',
};
