import { clientPaths, staffPaths } from '../../shared/platform/paths.ts';
import { clientScreen } from '../../shared/platform/phrases/screens/client.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

const back = { client: clientPaths.me.page, staff: staffPaths.me.page };

type Name = keyof typeof clientPaths.me & keyof typeof staffPaths.me;

/** A screen that both sides have. */
function both(name: Name, load: Screen['load'], from?: Name): Screen[] {
  return [
    screen({
      ...clientScreen(clientPaths.me[name]),
      back: from ? clientPaths.me[from] : back.client,
      load,
    }),
    screen({ ...staffScreen(staffPaths.me[name]), back: from ? staffPaths.me[from] : back.staff, load }),
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
  ...both('profile', async () => (await import('./screens/profile.tsx')).ProfileScreen),
  ...both('security', async () => (await import('./screens/account-safe.tsx')).AccountSafeScreen),
  ...both(
    'password',
    async () => (await import('./screens/change-password.tsx')).ChangePasswordScreen,
    'security',
  ),
  ...both('phone', async () => (await import('./screens/change-phone.tsx')).ChangePhoneScreen, 'security'),
  ...both('about', async () => (await import('./screens/about.tsx')).AboutScreen),
  screen({
    ...clientScreen(clientPaths.me.organisation),
    menu: 'm.c.unit',
    back: back.client,
    load: async () => (await import('./screens/unit.tsx')).UnitScreen,
  }),
  screen({
    ...staffScreen(staffPaths.me.organisation),
    back: back.staff,
    load: async () => (await import('./screens/organisation.tsx')).OrganisationScreen,
  }),
  screen({
    ...clientScreen(clientPaths.me.accountName),
    back: clientPaths.me.security,
    load: async () => (await import('./screens/account-name.tsx')).AccountNameScreen,
  }),
  screen({
    ...clientScreen(clientPaths.me.deleteAccount),
    back: clientPaths.me.security,
    load: async () => (await import('./screens/logoff.tsx')).LogoffScreen,
  }),
  screen({
    ...staffScreen(staffPaths.me.info),
    back: back.staff,
    load: async () => (await import('./screens/my-info.tsx')).MyInfoScreen,
  }),
  screen({
    ...staffScreen(staffPaths.versionHistory),
    menu: 'm.version',
    back: staffPaths.me.about,
    load: async () => (await import('./screens/version-history.tsx')).VersionHistoryScreen,
  }),
];
