import type { Phrases } from '../../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  login: {
    title: 'Sign in',
    heading: 'Sign in to svcdesk',
    lead: 'Report, resolve and rate in one place',
    account: 'Account or phone',
    password: 'Password',
    remember: (days) => `Stay signed in for ${days} days`,
    forgetful:
      'Safari signs you out of sites you have not opened for 7 days, unless they are on the home screen.',
    submit: 'Sign in',
    byCode: 'Sign in with a code',
    byPassword: 'Sign in with a password',
    otherLanguage: '中文',
    register: 'Create an account',
    forget: 'Forgot password?',
    accountMissing: 'Enter your account or phone',
    passwordMissing: 'Enter your password',
  },
  code: {
    title: 'Sign in with a code',
    lead: "We'll send a code to your phone",
  },
  update: {
    title: 'Change password',
    heading: 'Choose your own password',
    lead: 'Your current one was set by someone else. Choose a new one to continue',
    oldPassword: 'Current password',
    oldMissing: 'Enter your current password',
    newPassword: 'New password',
    hint: 'At least 8 characters, not your name, account or phone number',
    tooShort: 'At least 8 characters',
    submit: 'Save and continue',
    signOut: 'Sign out',
    done: 'Password changed',
  },
};
