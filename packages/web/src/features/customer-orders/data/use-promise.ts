import { preTrigger } from '@svcdesk/core/contract/orders';
import { useCall } from '../../../shared/platform/api/use-call.ts';

const staleMs = 60_000;

/** By when somebody takes it and by when it works again, if it were sent now. */
export function usePromise(cellId: string, typeId: string, serverCatalogId: string, wanted: boolean) {
  const known = wanted && cellId !== '' && typeId !== '' && serverCatalogId !== '';
  return useCall(preTrigger, known ? { cellId, typeId, serverCatalogId } : undefined, {
    staleMs,
    keepPrevious: true,
  }).data;
}
