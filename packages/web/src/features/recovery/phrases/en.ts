import type { Phrases } from '../../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  lead: "We'll send a code to the phone on your account to make sure it's you. If your account has no phone, ask your administrator for a new password.",
  account: 'Account or phone',
  accountMissing: 'Enter your account or phone',
  next: 'Next',
  codeMissing: 'Enter the 6-digit code',
  noCode: 'No code? Check the account, or request another code in a moment.',
  otherAccount: 'Another account',
  codeAgain: 'The code is wrong or has expired. Request a new one',
  newPassword: 'New password',
  submit: 'Set password',
  sessions: 'All your devices will have to sign in again with the new password.',
  done: 'Password set. Sign in with it',
};
