import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { schedule as zhCN } from './zh-cn.ts';

export const schedule: Phrases<typeof zhCN> = {
  off: 'Your schedule is not kept here, so no time can be planned. An administrator can turn it on.',
  offFor:
    'The schedule of this colleague is not kept here, so no time can be planned. An administrator can turn it on.',
};
