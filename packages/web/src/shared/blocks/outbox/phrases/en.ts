import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

const actions = (count: number) => (count === 1 ? '1 action' : `${count} actions`);

export const en: Phrases<typeof zhCN> = {
  title: 'Actions that wait to be sent',
  empty: 'Everything is sent',
  waiting: (count) => `${actions(count)} waiting to be sent`,
  refused: (count) => `${actions(count)} did not succeed`,
  show: 'Show',
  state: { waiting: 'Waiting to be sent', sending: 'Being sent', refused: 'Not done', asks: 'Asks first' },
  doneAt: (time) => `done ${time}`,
  old: 'This was done more than 6 days ago. Send it all the same?',
  changed: 'Somebody else has changed it since; look at it first',
  photoGone: 'A photo is no longer on this device',
  unknown: 'Something went wrong; try again later',
  kept: 'What you wrote is still here',
  withdraw: 'Withdraw',
  again: 'Send again',
  edit: 'Change and send',
  discard: 'Give up',
  discardAsk: (action) => `Give up “${action}”?`,
  discardWords: 'What you wrote is not sent and not kept.',
  sent: (action, title) => `Sent: ${action} ${title}`,
  notSent: (action, title) => `Not done: ${action} ${title}`,
  withdrawn: 'Withdrawn; what you wrote is still in the form',
  onItsWay: 'It is being sent and cannot be withdrawn',
  signOut: (count) =>
    `${actions(count)} ${count === 1 ? 'has' : 'have'} not been sent. After signing out they go only when you sign in on this device again.`,
};
