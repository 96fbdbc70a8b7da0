import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const bulkText = phraseBook(
  {
    cc: (count: number) => `把 ${count} 张工单抄送给`,
    transfer: (count: number) => `转派 ${count} 张工单`,
    remark: '备注',
  },
  {
    cc: (count) => (count === 1 ? 'Copy 1 order to' : `Copy ${count} orders to`),
    transfer: (count) => (count === 1 ? 'Transfer 1 order' : `Transfer ${count} orders`),
    remark: 'Remark',
  },
);
