import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  call: (name) => `Call ${name}`,
  message: (name) => `Text ${name}`,
  copy: (name) => `Copy ${name}'s number`,
  copied: 'Number copied',
  notCopied: "This device can't copy. Press and hold the number instead",
  masked: 'The full number is shown once the order is accepted',
};
