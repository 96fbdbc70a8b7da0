import type { Phrases } from '../../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  nowhere: 'This link cannot be opened',
  nowhereHint:
    'It may be out of date, or about something that your account does not see. Start from the home page.',
  home: 'To the home page',
  terminal: {
    title: 'Sign in a terminal',
    lead: 'A terminal that you sign in to shows a code of eight letters. Type it here.',
    code: 'Code',
    codeHint: 'Such as WDJB-MJHT, in capitals or not',
    codeWrong: 'A code has eight letters',
    next: 'Next',
    compare: 'Check it: does your terminal show this code?',
    name: 'Terminal',
    program: 'Program',
    address: 'Network address',
    at: 'Asked at',
    lasts: 'Stays signed in',
    days: (days) => `${days} days`,
    halfDay: '12 hours',
    warning:
      'Allow this only if you are signing in there yourself. If somebody sent you this link or asked you for the code, refuse: they could act in your name.',
    approve: 'Let it sign in',
    deny: 'Refuse',
    approved: 'The terminal may sign in',
    approvedHint: 'Go on there. You can end its session at any time under account security.',
    denied: 'Refused',
    deniedHint: 'The terminal cannot sign in with your account.',
    gone: 'There is no such request',
    goneHint: 'A code is good for 15 minutes and for one sign-in. Check it, or start again on the terminal.',
    otherCode: 'Type another code',
    home: 'To the home page',
  },
};
