import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const contactText = phraseBook(
  {
    call: (name: string) => `给${name}打电话`,
    message: (name: string) => `给${name}发短信`,
    copy: (name: string) => `复制${name}的号码`,
    copied: '号码已复制',
    notCopied: '这台设备不能复制，请长按号码',
    masked: '接单后显示完整号码',
  },
  {
    call: (name) => `Call ${name}`,
    message: (name) => `Text ${name}`,
    copy: (name) => `Copy ${name}'s number`,
    copied: 'Number copied',
    notCopied: "This device can't copy. Press and hold the number instead",
    masked: 'The full number is shown once the order is accepted',
  },
);
