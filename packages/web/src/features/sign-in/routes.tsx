import { type ScreenRoute, screen } from '../../shared/platform/routing.ts';
import { paths } from './paths.ts';

export const routes: readonly ScreenRoute[] = [
  screen(paths.login, 'public', async () => (await import('./screens/login.tsx')).LoginScreen),
  screen(paths.loginCode, 'public', async () => (await import('./screens/login-code.tsx')).LoginCodeScreen),
  screen(paths.privacy, 'public', async () => (await import('./screens/privacy.tsx')).PrivacyScreen),
  screen(paths.agreement, 'public', async () => (await import('./screens/agreement.tsx')).AgreementScreen),
  screen(paths.blank, 'public', async () => (await import('./screens/blank.tsx')).BlankScreen),
];
