import type { Access } from '../../testing/access.ts';

export const pmPlansAccess: Access = {
  'pmPlans.page': 'no thing',
  'pmPlans.save': {
    of: 'cell',
    ask: (on, { cellId, desk }) =>
      on.pmPlans.save({
        cellId,
        name: 'Look after the server room',
        groupId: desk.groupId,
        items: [{ name: 'Is it cool', kind: 'ok' }],
        every: { count: 1, unit: 'month' },
        anchorOn: '2036-01-31',
      }),
  },
};
