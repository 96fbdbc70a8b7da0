import { publicPaths, staffPaths } from '../../shared/platform/paths.ts';
import { publicScreen } from '../../shared/platform/phrases/screens/public.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

type Name = 'first' | 'second' | 'add' | 'areas';

interface Line {
  readonly load: Screen['load'];
  /** Where back leads; the profile unless said. */
  readonly from?: Name;
  readonly needs?: readonly string[];
  readonly sample?: string;
}

const lines: Readonly<Record<Name, Line>> = {
  first: { load: async () => (await import('./screens/first-skill.tsx')).FirstSkillScreen },
  second: {
    load: async () => (await import('./screens/second-skill.tsx')).SecondSkillScreen,
    from: 'first',
    needs: ['id'],
    sample: 'skillGroup',
  },
  add: { load: async () => (await import('./screens/add-skills.tsx')).AddSkillsScreen, from: 'first' },
  areas: { load: async () => (await import('./screens/add-service-area.tsx')).AddServiceAreaScreen },
};

const entries = Object.entries(lines) as [Name, Line][];

/** While an engineer registers. */
export const publicRoutes: readonly Screen[] = entries.map(([name, { from, ...line }]) =>
  screen({
    ...publicScreen(publicPaths.skills[name]),
    own: true,
    back: publicPaths.skills[from ?? 'profile'],
    ...line,
  }),
);

/** The same in the personal centre. */
export const routes: readonly Screen[] = entries.map(([name, { from, ...line }]) =>
  screen({ ...staffScreen(staffPaths.skills[name]), back: staffPaths.skills[from ?? 'profile'], ...line }),
);
