import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  cc: (count) => (count === 1 ? 'Copy 1 order to' : `Copy ${count} orders to`),
  transfer: (count) => (count === 1 ? 'Transfer 1 order' : `Transfer ${count} orders`),
  remark: 'Remark',
};
