import { publicPaths } from '../../shared/platform/paths.ts';
import { publicScreen } from '../../shared/platform/phrases/screens/public.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

export const routes: readonly Screen[] = [
  screen({
    ...publicScreen(publicPaths.login),
    module: 'login',
    load: async () => (await import('./screens/login.tsx')).LoginScreen,
  }),
  screen({
    ...publicScreen(publicPaths.loginCode),
    module: 'login',
    load: async () => (await import('./screens/login-code.tsx')).LoginCodeScreen,
  }),
  screen({
    ...publicScreen(publicPaths.updatePassword),
    own: true,
    module: 'login',
    load: async () => (await import('./screens/update-password.tsx')).UpdatePasswordScreen,
  }),
  screen({
    ...publicScreen(publicPaths.privacy),
    back: publicPaths.login,
    load: async () => (await import('./screens/privacy.tsx')).PrivacyScreen,
  }),
  screen({
    ...publicScreen(publicPaths.agreement),
    back: publicPaths.login,
    load: async () => (await import('./screens/agreement.tsx')).AgreementScreen,
  }),
  screen({
    ...publicScreen(publicPaths.blank),
    load: async () => (await import('./screens/blank.tsx')).BlankScreen,
  }),
];
