import type { Access } from '../../testing/access.ts';

export const calendarsAccess: Access = {
  'calendars.list': 'no thing',
  'calendars.save': {
    of: ({ account }, desk) => account === desk.lead || account === desk.dispatcher,
    ask: async (on, { desk, as }) => {
      const [calendar] = await (await as(desk.dispatcher)).calendars.list({});
      const { id = '', name = '', timeZone = '', weekly = [] } = calendar ?? {};
      return on.calendars.save({ id, name, timeZone, weekly });
    },
  },
};
