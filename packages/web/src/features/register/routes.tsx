import { publicScreen } from '../../shared/platform/phrases/screens/public.ts';
import { publicPaths } from '../../shared/platform/public-paths.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';
import { paths } from './paths.ts';

export const routes: readonly Screen[] = [
  screen({
    ...publicScreen(paths.register),
    back: publicPaths.login,
    load: async () => (await import('./screens/register.tsx')).RegisterScreen,
  }),
  screen({
    ...publicScreen(paths.first),
    back: publicPaths.login,
    load: async () => (await import('./screens/first-register.tsx')).FirstRegisterScreen,
  }),
  screen({
    ...publicScreen(paths.second),
    back: paths.first,
    load: async () => (await import('./screens/second-register.tsx')).SecondRegisterScreen,
  }),
  screen({
    ...publicScreen(paths.profile),
    own: true,
    load: async () => (await import('./screens/personal-information.tsx')).PersonalInformationScreen,
  }),
];
