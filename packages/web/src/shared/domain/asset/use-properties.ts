import { properties } from '@svcdesk/core/contract/order-assets';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../platform/api/use-call.ts';
import type { AssetProperty } from './asset.ts';

const staleMs = 5 * 60_000;

/** The properties of a class, in the order of its form. */
export function useProperties(classId: string | undefined): UseQueryResult<AssetProperty[]> {
  return useCall(properties, classId === undefined ? undefined : { classId }, {
    staleMs,
    select: (list) => list.toSorted((a, b) => a.sort - b.sort),
  });
}
