import type { TreeNode } from '@svcdesk/core/contract';
import { cascader } from '@svcdesk/core/contract/catalogs';
import { tree } from '@svcdesk/core/contract/order-types';
import type { UseQueryResult } from '@tanstack/react-query';
import { TreePicker } from '../../blocks/pick/tree-picker.tsx';
import { useCall } from '../../platform/api/use-call.ts';

const staleMs = 5 * 60_000;

/** The kinds of trouble that a site's orders may be about. */
export function useTypes(cellId: string): UseQueryResult<TreeNode[]> {
  return useCall(tree, cellId === '' ? undefined : { cellId }, { staleMs });
}

/** The services that a site may order. */
export function useCatalogs(cellId: string): UseQueryResult<TreeNode[]> {
  return useCall(cascader, cellId === '' ? undefined : { cellId }, { staleMs });
}

/** What a choice of a tree is called, as orders show it. */
export function nameInTree(nodes: readonly TreeNode[] | undefined, value: string): string | undefined {
  for (const { value: own, label, children } of nodes ?? []) {
    const found = own === value ? label : nameInTree(children, value);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface TreeFieldProps {
  label: string;
  nodes: UseQueryResult<TreeNode[]>;
  /** Empty: nothing chosen. */
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  placeholder?: string;
  error?: string;
}

/** One leaf of a tree from the server; while it loads or cannot, the field says so. */
export function TreeField({ value, onChange, ...rest }: TreeFieldProps) {
  return (
    <TreePicker
      {...rest}
      values={value === '' ? [] : [value]}
      onChange={([chosen = '']) => onChange(chosen)}
    />
  );
}
