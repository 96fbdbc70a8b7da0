import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const bulkText = phraseBook(
  {
    cc: (count: number) => `把 ${count} 张工单抄送给`,
    several: (verb: string, count: number) => `${verb} ${count} 张工单`,
    leftOut: (verb: string, count: number) => `${count} 张不能${verb}：`,
  },
  {
    cc: (count) => (count === 1 ? 'Copy 1 order to' : `Copy ${count} orders to`),
    several: (verb, count) => (count === 1 ? `${verb} 1 order` : `${verb} ${count} orders`),
    leftOut: (verb, count) => `${verb} is not possible for ${count}:`,
  },
);
