import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

const actions = (count: number) => (count === 1 ? '1 action' : `${count} actions`);

export const en: Phrases<typeof zhCN> = {
  title: 'Waiting to be sent',
  empty: 'Everything has been sent',
  waiting: (count) => `${actions(count)} waiting to be sent`,
  refused: (count) => `${actions(count)} failed`,
  show: 'Show',
  forgetful: 'Open this with a network within 7 days, or Safari deletes it. On the home screen it stays.',
  state: { waiting: 'Waiting to be sent', sending: 'Sending', refused: 'Failed', asks: 'Needs your OK' },
  doneAt: (time) => `(${time})`,
  old: 'This was done more than 6 days ago. Send it anyway?',
  changed: 'Someone else has changed it since. Check it first',
  photoGone: (names) => `No longer on this device: ${names}. Retake, or send without`,
  without: 'Send without',
  unkept: 'Your device has no room to save it. Keep this page open until it is sent',
  unknown: 'Something went wrong; try again later',
  kept: 'What you wrote is still here',
  withdraw: 'Withdraw',
  again: 'Send again',
  edit: 'Edit and send',
  retake: 'Retake',
  discard: 'Discard',
  discardAsk: (action) => `Discard “${action}”?`,
  discardWords: 'What you wrote will be deleted without being sent.',
  sent: (action, title) => `Sent: ${action} ${title}`,
  notSent: (action, title) => `Failed: ${action} ${title}`,
  withdrawn: 'Withdrawn; what you wrote is still in the form',
  onItsWay: "It's already being sent and can't be withdrawn",
  signOut: (count) =>
    `${actions(count)} ${count === 1 ? 'has' : 'have'} not been sent. After signing out they go only when you sign in on this device again.`,
};
