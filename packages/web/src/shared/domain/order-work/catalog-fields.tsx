import type { TreeNode } from '@svcdesk/core/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { pathTo } from '../../components/option.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { TreeField, useCatalogs, useTypes } from '../order/catalog-fields.tsx';
import { orderWords } from '../order/order-words.ts';
import { actText } from './phrases/act.ts';

interface ChoiceProps {
  cellId: string;
  value: string;
  onChange: (value: string) => void;
  /** What is chosen now, by name: it shows while the tree is on its way, and when it is no longer offered. */
  known?: TreeNode;
  required?: boolean;
  error?: string;
}

/** What kind of trouble it is. */
export function TypeField({ cellId, known, ...rest }: ChoiceProps) {
  const locale = useLocale((state) => state.locale);
  const types = withKnown(useTypes(cellId), known);
  const placeholder = useSiteFirst(cellId);
  return (
    <TreeField {...rest} label={orderWords(locale).field.typeId} nodes={types} placeholder={placeholder} />
  );
}

/** Which service of the catalogue the site orders. */
export function CatalogField({ cellId, known, ...rest }: ChoiceProps) {
  const locale = useLocale((state) => state.locale);
  const catalogs = withKnown(useCatalogs(cellId), known);
  const placeholder = useSiteFirst(cellId);
  return (
    <TreeField
      {...rest}
      label={orderWords(locale).field.serverCatalogId}
      nodes={catalogs}
      placeholder={placeholder}
    />
  );
}

/** Why there is nothing to choose from yet. */
function useSiteFirst(cellId: string): string | undefined {
  const { siteFirst } = useText(actText);
  return cellId === '' ? siteFirst : undefined;
}

type Nodes = UseQueryResult<TreeNode[]>;

function withKnown(nodes: Nodes, known: TreeNode | undefined): Nodes {
  const offered = nodes.data ?? [];
  if (!known || pathTo(offered, known.value).length > 0) return nodes;
  return { ...nodes, data: [known, ...offered] } as Nodes;
}
