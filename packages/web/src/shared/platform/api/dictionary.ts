import type { TreeNode } from '@svcdesk/core/contract';
import { tree } from '@svcdesk/core/contract/dictionary';
import type { DictionaryCode } from '@svcdesk/core/rules';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLocale } from '../i18n/locale.ts';
import { caller } from './caller.ts';

const staleMs = 30 * 60_000;

/** Items of a dictionary in the reader's language; retired ones are left out, for nobody may choose them any more. */
export function useDictionary(code: DictionaryCode): UseQueryResult<TreeNode[]> {
  const locale = useLocale((state) => state.locale);
  return useQuery({
    queryKey: ['dictionary.tree', code, locale],
    queryFn: () => caller.call(tree, { code }),
    select: living,
    staleTime: staleMs,
  });
}

function living(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => {
    if (node.enabled === false) return [];
    return [node.children ? { ...node, children: living(node.children) } : node];
  });
}

/** Whether choosing this reason asks for a remark, too. */
export function needsRemark(reason: TreeNode | undefined): boolean {
  return reason?.flags?.remark === true;
}
