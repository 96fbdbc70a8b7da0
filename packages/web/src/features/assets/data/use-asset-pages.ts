import { page } from '@svcdesk/core/contract/assets';
import type { ListValues } from '../../../shared/blocks/list-page/list-values.ts';
import type { Asset } from '../../../shared/domain/asset/asset.ts';
import type { PagedList } from '../../../shared/platform/api/paging.ts';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';

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
