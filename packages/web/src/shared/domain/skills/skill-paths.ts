import { useLocation } from 'react-router-dom';

/** Skills and areas are filled in on two sides: while one registers, and later in the personal centre. */
export const skillPaths = {
  public: {
    profile: '/personalInformation',
    first: '/firstSkill',
    second: '/secondSkill',
    add: '/addSkills',
    areas: '/addServiceArea',
  },
  staff: {
    profile: '/userSide/userCenter/myInfo',
    first: '/userSide/userCenter/firstSkill',
    second: '/userSide/userCenter/secondSkill',
    add: '/userSide/userCenter/addSkills',
    areas: '/userSide/userCenter/addServiceArea',
  },
} as const;

/** The screens of the side that shows. */
export function useSkillPaths(): (typeof skillPaths)['public' | 'staff'] {
  return skillPaths[useLocation().pathname.startsWith('/userSide/') ? 'staff' : 'public'];
}
