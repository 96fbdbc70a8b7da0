import { builtInDictionary, type NamedItem } from '@svcdesk/core/rules';
import type { Queryable } from '../../../platform/db/index.ts';
import { invalid } from '../../../platform/refusals.ts';
import { changedBy, overridesOf } from '../../dictionary/index.ts';

function enabledCodes(items: readonly NamedItem[]): string[] {
  return items.flatMap((item) => (item.enabled ? [item.code, ...enabledCodes(item.children)] : []));
}

/** A cause has to be one of the tenant's, at any depth. */
export async function checkCause(
  on: Queryable,
  tenantId: string,
  causeCode: string | undefined,
): Promise<void> {
  if (!causeCode) return;
  const items = changedBy(builtInDictionary('cause'), await overridesOf.all(on, tenantId, 'cause'));
  if (!enabledCodes(items).includes(causeCode)) throw invalid('causeCode', 'notAllowed');
}
