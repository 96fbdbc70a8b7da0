import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  group: 'Group',
  engineer: 'Engineer',
  engineerHint: 'Optional; anybody in the group may accept it otherwise',
  anybody: 'Anybody in the group',
  nobody: 'This group has no members; its lead will see to it',
};
