import type { Phrases } from '../../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  noReport: 'Your account cannot create orders',
  noReportHint: 'Send the photo to dispatch, or ask an administrator for the right.',
  lost: "The photo didn't arrive",
  lostHint:
    'Your phone kept none or not all of the shared photos. Create an order and choose them there again.',
  report: 'Create an order',
  nowhere: "This link can't be opened",
  nowhereHint: 'It may have expired, or your account may not have access. Start from the home page.',
  home: 'Go to the home page',
  terminal: {
    title: 'Terminal sign-in',
    lead: "The terminal you're signing in to shows an eight-letter code. Enter it here.",
    code: 'Code',
    codeHint: 'For example WDJB-MJHT; upper or lower case',
    codeWrong: 'A code has eight letters',
    next: 'Next',
    compare: 'Does your terminal show this code?',
    name: 'Terminal',
    program: 'Program',
    address: 'Network address',
    at: 'Requested',
    lasts: 'Stays signed in',
    days: (days) => `${days} days`,
    halfDay: '12 hours',
    warning:
      "Allow this only if you're signing in there yourself. If someone sent you this link or asked for the code, refuse: they could act in your name.",
    approve: 'Allow sign-in',
    deny: 'Refuse',
    approved: 'Sign-in allowed',
    approvedHint: 'Continue on the terminal. You can end its session any time under account security.',
    denied: 'Refused',
    deniedHint: "The terminal can't sign in with your account.",
    gone: 'Sign-in request not found',
    goneHint: 'A code is valid for 15 minutes and one sign-in. Check it, or start again on the terminal.',
    otherCode: 'Enter another code',
    home: 'To the home page',
  },
};
