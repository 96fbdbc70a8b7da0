import type { Open } from '../../contract/define.ts';
import type { MenuCode } from '../../roles/menu.ts';
import { menus as menusEn } from '../en/menus.ts';
import type { Locale } from '../locale.ts';
import { menus as menusZhCN } from '../zh-CN/menus.ts';
import { labelOf, wordsIn } from './label-of.ts';

/** What an entry of the menu is called. */
export function menuLabel(code: Open<MenuCode>, locale: Locale): string {
  return labelOf(wordsIn(locale, menusZhCN, menusEn), code);
}
