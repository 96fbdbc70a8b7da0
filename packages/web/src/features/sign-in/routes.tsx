import { publicScreen } from '../../shared/platform/phrases/screens/public.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';
import { paths } from './paths.ts';

export const routes: readonly Screen[] = [
  screen({
    ...publicScreen(paths.login),
    module: 'login',
    load: async () => (await import('./screens/login.tsx')).LoginScreen,
  }),
  screen({
    ...publicScreen(paths.loginCode),
    module: 'login',
    load: async () => (await import('./screens/login-code.tsx')).LoginCodeScreen,
  }),
  screen({
    ...publicScreen(paths.updatePassword),
    own: true,
    module: 'login',
    load: async () => (await import('./screens/update-password.tsx')).UpdatePasswordScreen,
  }),
  screen({
    ...publicScreen(paths.privacy),
    back: paths.login,
    load: async () => (await import('./screens/privacy.tsx')).PrivacyScreen,
  }),
  screen({
    ...publicScreen(paths.agreement),
    back: paths.login,
    load: async () => (await import('./screens/agreement.tsx')).AgreementScreen,
  }),
  screen({
    ...publicScreen(paths.blank),
    load: async () => (await import('./screens/blank.tsx')).BlankScreen,
  }),
];
