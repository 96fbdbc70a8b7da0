import type { TreeNode } from '@svcdesk/core/contract';
import { cascader } from '@svcdesk/core/contract/catalogs';
import { tree } from '@svcdesk/core/contract/order-types';
import type { UseQueryResult } from '@tanstack/react-query';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Select } from '../../components/select.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/index.ts';

const staleMs = 5 * 60_000;

/** The kinds of trouble that a site's orders may be about. */
export function useTypes(cellId: string): UseQueryResult<TreeNode[]> {
  return useCall(tree, cellId === '' ? undefined : { cellId }, { staleMs });
}

/** The services that a site may order. */
export function useCatalogs(cellId: string): UseQueryResult<TreeNode[]> {
  return useCall(cascader, cellId === '' ? undefined : { cellId }, { staleMs });
}

interface TreeFieldProps {
  label: string;
  nodes: UseQueryResult<TreeNode[]>;
  /** Empty: nothing chosen. */
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  error?: string;
}

/** One leaf of a tree from the server; while it loads or cannot, the field says so. */
export function TreeField({ label, nodes, value, onChange, required, error }: TreeFieldProps) {
  const shared = useText(sharedText);
  const options = nodes.data ?? [];
  const waiting = nodes.isError ? shared.state.failed : nodes.isFetching ? shared.state.loading : undefined;
  return (
    <FieldFrame label={label} required={required} error={error}>
      <Select
        title={label}
        options={options}
        value={value || undefined}
        onChange={(chosen) => onChange(chosen ?? '')}
        placeholder={options.length === 0 ? waiting : undefined}
        disabled={options.length === 0}
      />
    </FieldFrame>
  );
}
