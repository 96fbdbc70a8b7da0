import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  person: 'Person',
  hint: 'Name or group',
  open: (count) => `${count} open`,
  today: (percent) => `${percent} today`,
  best: 'Best fit',
  skill: (name, level) => `${name}, ${level}`,
  about: (name: string) => `Skills, areas and days of ${name}`,
  choose: 'Choose colleagues',
  nobody: 'Nobody to choose from',
};
