import type { Area } from '../area.ts';

const under = '/userSide/auditTrails';
const detail = `${under}/auditDetails`;

export const reviews: Area = {
  samples: {
    /** Waits for the lead. */
    review: async (ask) => {
      const { list } = await (await ask('lead')).reviews.page({ status: [1] });
      return list.find(({ can }) => can.includes('approve'));
    },
    engineer: async (ask) => (await ask('engineer')).account.personal({}),
  },
  viewerByPath: { [under]: 'lead', [detail]: 'lead' },
  cases: [
    { path: under, query: { status: '0' } },
    { path: detail, about: 'review', query: { do: 'approve' } },
    { path: detail, about: 'review', query: { do: 'reject' } },
  ],
};
