import { tree } from '@svcdesk/core/contract/asset-classes';
import type { ListFilter } from '../../../shared/blocks/list-page/list-filter.ts';
import { TreePicker } from '../../../shared/blocks/pick/tree-picker.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { assetsText } from '../phrases.ts';

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
