import { useLocation } from 'react-router-dom';
import { publicPaths, staffPaths } from '../../shared/platform/paths.ts';

/** Skills and areas are filled in on two sides, while one registers and later in the personal centre: the paths of the one that shows. */
export function useSkillPaths(): (typeof publicPaths | typeof staffPaths)['skills'] {
  return useLocation().pathname.startsWith('/userSide/') ? staffPaths.skills : publicPaths.skills;
}
