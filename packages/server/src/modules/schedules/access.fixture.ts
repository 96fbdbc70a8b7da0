import type { Access } from '../../testing/access.ts';

export const schedulesAccess: Access = {
  'schedules.change': {
    of: 'order',
    ask: (on, { orderId }) =>
      on.schedules.change({
        orderId,
        planStart: '2026-11-20T02:00:00Z',
        planEnd: '2026-11-20T03:00:00Z',
      }),
  },
  'schedules.slots': {
    of: 'order',
    ask: (on, { orderId }) => on.schedules.slots({ orderId }),
  },
  'schedules.today': 'no thing',
  'schedules.stops': 'no thing',
  'schedules.week': 'no thing',
  'schedules.feed': 'no thing',
};
