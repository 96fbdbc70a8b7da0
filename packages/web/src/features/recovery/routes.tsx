import { publicPaths } from '../../shared/platform/paths.ts';
import { publicScreen } from '../../shared/platform/phrases/screens/public.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

export const routes: readonly Screen[] = [
  screen({
    ...publicScreen(publicPaths.forget),
    module: 'login',
    back: publicPaths.login,
    load: async () => (await import('./screens/forget.tsx')).ForgetScreen,
  }),
  screen({
    ...publicScreen(publicPaths.resetPassword),
    module: 'login',
    back: publicPaths.forget,
    load: async () => (await import('./screens/reset-password.tsx')).ResetPasswordScreen,
  }),
];
