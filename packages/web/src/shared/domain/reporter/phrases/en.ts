import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  title: 'Reporter',
  choosePrompt: 'Choose or add one',
  add: 'Add a reporter',
  edit: (name) => `Edit ${name}`,
  remove: (name) => `Delete ${name}`,
  removeAsk: (name) => `Delete the reporter ${name}?`,
  removeWords: 'Orders that name them stay as they are.',
  name: 'Name',
  phone: 'Phone',
  phoneWrong: 'Please enter one valid phone number',
  choose: (name) => `Choose ${name}`,
  none: 'No reporters yet',
  saved: 'Saved',
  removed: 'Deleted',
};
