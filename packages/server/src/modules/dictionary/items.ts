import { builtInDictionary, type DictionaryCode, type NamedItem } from '@svcdesk/core/rules';
import type { Queryable } from '../../platform/db/index.ts';
import { changedBy, overridesOf } from './overrides.ts';

/** A dictionary as the tenant has it: what it changed goes before what core brings. */
export async function itemsOf(
  on: Queryable,
  tenantId: string,
  dictionary: DictionaryCode,
): Promise<readonly NamedItem[]> {
  return changedBy(builtInDictionary(dictionary), await overridesOf.all(on, tenantId, dictionary));
}

/** Whether a code can be chosen: it is there and not retired. */
export async function isChoice(
  on: Queryable,
  tenantId: string,
  dictionary: DictionaryCode,
  code: string,
): Promise<boolean> {
  return (await itemsOf(on, tenantId, dictionary)).some((item) => item.code === code && item.enabled);
}
