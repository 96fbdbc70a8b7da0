import { publicScreen } from '../../shared/platform/phrases/screens/public.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';
import { paths } from './paths.ts';

export const routes: readonly Screen[] = [
  screen({
    ...publicScreen(paths.forget),
    module: 'login',
    back: paths.login,
    load: async () => (await import('./screens/forget.tsx')).ForgetScreen,
  }),
  screen({
    ...publicScreen(paths.reset),
    module: 'login',
    back: paths.forget,
    load: async () => (await import('./screens/reset-password.tsx')).ResetPasswordScreen,
  }),
];
