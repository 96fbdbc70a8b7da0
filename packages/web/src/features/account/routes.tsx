import { type MeScreenName, mePath } from '../../shared/domain/me/me-paths.ts';
import { clientScreen } from '../../shared/platform/phrases/screens/client.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';
import { paths } from './paths.ts';

const back = { client: mePath('client'), staff: mePath('staff') };

/** A screen that both sides have. */
function both(name: MeScreenName, load: Screen['load'], from?: MeScreenName): Screen[] {
  return [
    screen({
      ...clientScreen(mePath('client', name)),
      back: from ? mePath('client', from) : back.client,
      load,
    }),
    screen({ ...staffScreen(mePath('staff', name)), back: from ? mePath('staff', from) : back.staff, load }),
  ];
}

export const routes: readonly Screen[] = [
  screen({
    ...clientScreen(back.client),
    menu: 'm.c.me',
    tab: { place: 5, icon: 'me', label: 'me' },
    load: async () => (await import('./screens/client-me.tsx')).ClientMeScreen,
  }),
  screen({
    ...staffScreen(back.staff),
    menu: 'm.me',
    tab: { place: 5, icon: 'me', label: 'me' },
    load: async () => (await import('./screens/staff-me.tsx')).StaffMeScreen,
  }),
  ...both('mineMeans', async () => (await import('./screens/profile.tsx')).ProfileScreen),
  ...both('accountSafe', async () => (await import('./screens/account-safe.tsx')).AccountSafeScreen),
  ...both(
    'changePassword',
    async () => (await import('./screens/change-password.tsx')).ChangePasswordScreen,
    'accountSafe',
  ),
  ...both(
    'changeBind',
    async () => (await import('./screens/change-phone.tsx')).ChangePhoneScreen,
    'accountSafe',
  ),
  ...both('aboutUS', async () => (await import('./screens/about.tsx')).AboutScreen),
  screen({
    ...clientScreen(mePath('client', 'storeInfo')),
    menu: 'm.c.unit',
    back: back.client,
    load: async () => (await import('./screens/unit.tsx')).UnitScreen,
  }),
  screen({
    ...staffScreen(mePath('staff', 'storeInfo')),
    back: back.staff,
    load: async () => (await import('./screens/organisation.tsx')).OrganisationScreen,
  }),
  screen({
    ...clientScreen(paths.accountModify),
    back: mePath('client', 'accountSafe'),
    load: async () => (await import('./screens/account-name.tsx')).AccountNameScreen,
  }),
  screen({
    ...clientScreen(paths.logoff),
    back: mePath('client', 'accountSafe'),
    load: async () => (await import('./screens/logoff.tsx')).LogoffScreen,
  }),
  screen({
    ...staffScreen(paths.myInfo),
    back: back.staff,
    load: async () => (await import('./screens/my-info.tsx')).MyInfoScreen,
  }),
  screen({
    ...staffScreen(paths.versionHistory),
    menu: 'm.version',
    back: mePath('staff', 'aboutUS'),
    load: async () => (await import('./screens/version-history.tsx')).VersionHistoryScreen,
  }),
];
