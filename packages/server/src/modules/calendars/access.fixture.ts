import type { Access } from '../../testing/access.ts';

export const calendarsAccess: Access = {
  'calendars.list': 'no thing',
  'calendars.save': {
    of: ({ account }, tenant) => account === tenant.lead || account === tenant.dispatcher,
    ask: async (on, { tenant, as }) => {
      const [calendar] = await (await as(tenant.dispatcher)).calendars.list({});
      const { id = '', name = '', timeZone = '', weekly = [] } = calendar ?? {};
      return on.calendars.save({ id, name, timeZone, weekly });
    },
  },
};
