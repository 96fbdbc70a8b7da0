import type { TreeNode } from '@svcdesk/core/contract';
import { tree } from '@svcdesk/core/contract/dictionary';
import type { DictionaryCode } from '@svcdesk/core/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCall } from './use-call.ts';

const staleMs = 30 * 60_000;

/** Items of a dictionary in the reader's language; retired ones are left out, since they may not be chosen any more. */
export function useDictionary(code: DictionaryCode): UseQueryResult<TreeNode[]> {
  return useCall(tree, { code }, { select: living, staleMs });
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
