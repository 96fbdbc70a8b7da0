import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  title: 'Me',
  account: 'Account',
  phone: 'Phone',
  tenant: 'Organisation',
  provider: 'Service provider',
  customer: 'Customer',
  cells: 'Sites',
  groups: 'Groups',
  roles: 'Roles',
  ledBy: (group) => `${group} (lead)`,
  settings: 'Settings',
  signOut: 'Sign out',
  signOutAsk: 'Sign out?',
  signOutWords: 'Unsent drafts stay on this phone. Sign in with the same account to continue.',
  stay: 'Stay signed in',
};
