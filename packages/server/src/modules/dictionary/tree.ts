import type { TreeNode } from '@svcdesk/core/contract';
import type { Locale } from '@svcdesk/core/phrases';
import type { NamedItem } from '@svcdesk/core/rules';

/** Items as the contract's tree, labelled in the reader's language. */
export function treeOf(items: readonly NamedItem[], locale: Locale): TreeNode[] {
  return items.map(({ code, zh, en, enabled, flags, children }) => ({
    value: code,
    label: locale === 'en' ? en : zh,
    zh,
    en,
    ...(enabled ? {} : { enabled }),
    ...(Object.keys(flags).length > 0 ? { flags: { ...flags } } : {}),
    ...(children.length > 0 ? { children: treeOf(children, locale) } : {}),
  }));
}
