import { builtInDictionary, type DictionaryCode, type ReasonGiven } from '@svcdesk/core/rules';
import type { Queryable } from '../../db/index.ts';
import { changedBy, overridesOf } from '../dictionary/overrides.ts';

/**
 * A reason as the tenant's dictionary has it: what it changed goes before what core brings. One that is retired or
 * unknown cannot be chosen, so it counts as not given.
 */
export async function chosenReason(
  on: Queryable,
  tenantId: string,
  dictionary: DictionaryCode,
  code: string,
): Promise<ReasonGiven> {
  const overrides = await overridesOf.all(on, tenantId, dictionary);
  const items = changedBy(builtInDictionary(dictionary), overrides);
  const item = items.find((each) => each.code === code && each.enabled);
  if (!item) return { reasonCode: '' };
  const { pausesSla, remark } = item.flags;
  return { reasonCode: code, reasonFlags: { pausesSla: pausesSla === true, remark: remark === true } };
}
