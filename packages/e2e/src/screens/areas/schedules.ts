import type { Area } from '../area.ts';

const calendar = '/userSide/workCalendar';

export const schedules: Area = {
  samples: {
    /** A group whose duty the lead sets. */
    dutyGroup: async (ask) => {
      const lead = await ask('lead');
      const month = new Date().toISOString().slice(0, 7);
      const days = await lead.duty.calendar({ month });
      const day = days.find(({ can }) => can.includes('set'));
      return day && { group: day.groupId };
    },
    /** A text file that is attached. */
    attachment: async (ask) => {
      const engineer = await ask('engineer');
      return engineer.files.upload({
        file: new Blob(['E6, 31 ℃\n'], { type: 'text/plain' }),
        name: 'panel.txt',
      });
    },
  },
  cases: [
    { path: calendar, query: { view: 'week' } },
    { path: '/userSide/userCenter/duty', as: 'lead', query: { do: 'leave' } },
  ],
};
