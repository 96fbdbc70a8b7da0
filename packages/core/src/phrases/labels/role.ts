import type { Open } from '../../contract/define.ts';
import type { Role } from '../../roles/role.ts';
import { roles as rolesEn } from '../en/roles.ts';
import type { Locale } from '../locale.ts';
import { roles as rolesZhCN } from '../zh-CN/roles.ts';
import { labelOf, wordsIn } from './label-of.ts';

/** What a role is called. */
export function roleLabel(role: Open<Role>, locale: Locale): string {
  return labelOf(wordsIn(locale, rolesZhCN, rolesEn).role, role);
}
