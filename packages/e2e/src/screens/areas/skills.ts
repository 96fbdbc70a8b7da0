import type { Area } from '../area.ts';

/** The first group of the organisation's skills. */
export const skills: Area = {
  samples: {
    skillGroup: async (ask) => {
      const [group] = await (await ask('engineer')).engineers.skillTree({});
      return group && { id: group.value };
    },
  },
  viewerByPath: {
    '/addServiceArea': 'engineer',
    '/firstSkill': 'engineer',
    '/secondSkill': 'engineer',
    '/addSkills': 'engineer',
  },
};
