import { publicPaths } from '../../shared/platform/paths.ts';
import { publicScreen } from '../../shared/platform/phrases/screens/public.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

export const routes: readonly Screen[] = [
  screen({
    ...publicScreen(publicPaths.register),
    back: publicPaths.login,
    load: async () => (await import('./screens/register.tsx')).RegisterScreen,
  }),
  screen({
    ...publicScreen(publicPaths.firstRegister),
    back: publicPaths.login,
    load: async () => (await import('./screens/first-register.tsx')).FirstRegisterScreen,
  }),
  screen({
    ...publicScreen(publicPaths.secondRegister),
    back: publicPaths.firstRegister,
    load: async () => (await import('./screens/second-register.tsx')).SecondRegisterScreen,
  }),
  screen({
    ...publicScreen(publicPaths.skills.profile),
    own: true,
    load: async () => (await import('./screens/personal-information.tsx')).PersonalInformationScreen,
  }),
];
