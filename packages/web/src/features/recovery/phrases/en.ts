import type { Phrases } from '../../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  lead: 'We send a code to the phone of the account, to be sure that it is you. If the account has no phone, ask your administrator for a new password.',
  account: 'Account or phone',
  accountMissing: 'Enter your account or phone',
  next: 'Next',
  codeMissing: 'Enter the 6 digits of the code',
  noCode: 'No code? Check the account, or ask for another code in a moment.',
  otherAccount: 'Another account',
  codeAgain: 'The code was wrong or is too old. Ask for another one',
  newPassword: 'New password',
  submit: 'Set the password',
  sessions: 'Every device then has to sign in again with the new password.',
  done: 'Your password was set. Sign in with it',
};
