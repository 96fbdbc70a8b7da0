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
    submit: 'Sign in',
    byCode: 'Sign in by code',
    byPassword: 'Sign in by password',
    otherLanguage: '中文',
    register: 'Create an account',
    forget: 'Forgot password',
    accountMissing: 'Enter your account or phone',
    passwordMissing: 'Enter your password',
  },
  code: {
    title: 'Sign in by code',
    lead: 'We send a code to your phone',
  },
  update: {
    title: 'Change password',
    heading: 'Choose a password of your own',
    lead: 'Others know the present one too. Choose a new one to go on',
    oldPassword: 'Present password',
    oldMissing: 'Enter the present password',
    newPassword: 'New password',
    hint: 'At least 8 characters, without your name, account or phone number',
    tooShort: 'At least 8 characters',
    submit: 'Save and go on',
    signOut: 'Sign out',
    done: 'Your password was changed',
  },
};
