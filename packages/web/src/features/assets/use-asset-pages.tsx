import { tree } from '@svcdesk/core/contract/asset-classes';
import { page } from '@svcdesk/core/contract/assets';
import type { ListFilter } from '../../shared/blocks/list-page/list-filter.ts';
import type { ListValues } from '../../shared/blocks/list-page/list-values.ts';
import { TreePicker } from '../../shared/blocks/pick/tree-picker.tsx';
import type { Asset } from '../../shared/domain/asset/asset.ts';
import type { PagedList } from '../../shared/platform/api/paging.ts';
import { useCall, useCallPages } from '../../shared/platform/api/use-call.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { assetsText } from './phrases.ts';

/** Assets as the address narrows them, page by page. */
export function useAssetPages(values: ListValues, cellId?: string): PagedList<Asset> {
  const { q, class: classId, site, flag } = values;
  return useCallPages(page, {
    cellId: cellId ?? (site || undefined),
    classId: classId || undefined,
    keyword: q || undefined,
    flag: flag === '1' ? (1 as const) : flag === '0' ? (0 as const) : undefined,
  });
}

/** What narrows a list of assets: words, and a class with all below it. */
export function useAssetFilters(): ListFilter[] {
  const text = useText(assetsText);
  const classes = useCall(tree, {});
  return [
    { key: 'q', kind: 'words', label: text.searchHint },
    {
      key: 'class',
      kind: 'own',
      label: text.class,
      field: (value, onChange) => (
        <TreePicker
          label={text.class}
          nodes={classes}
          values={value === '' ? [] : [value]}
          onChange={([chosen = '']) => onChange(chosen)}
          branches
          clearable
        />
      ),
    },
  ];
}
