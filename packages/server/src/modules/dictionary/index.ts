import { SvcdeskError } from '@svcdesk/core';
import type { dictionary, TreeNode } from '@svcdesk/core/contract';
import type { Locale } from '@svcdesk/core/phrases';
import type { NamedItem } from '@svcdesk/core/rules';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { dictionaryOf } from './items.ts';

export { findReason, isChoice, itemsOf, reasonOf, regionName } from './items.ts';

/** Items as the contract's tree, labelled in the reader's language. */
function treeOf(items: readonly NamedItem[], locale: Locale): TreeNode[] {
  return items.map(({ code, zh, en, enabled, flags, children }) => ({
    value: code,
    label: locale === 'en' ? en : zh,
    zh,
    en,
    enabled: enabled ? undefined : false,
    flags: Object.keys(flags).length > 0 ? { ...flags } : undefined,
    children: children.length > 0 ? treeOf(children, locale) : undefined,
  }));
}

export const dictionaryHandlers: DomainHandlers<typeof dictionary> = {
  async tree({ code }, { db, tenantId, locale }) {
    const items = await dictionaryOf(db, tenantId, code);
    if (!items) throw new SvcdeskError('notFound');
    return treeOf(items, locale);
  },
};
