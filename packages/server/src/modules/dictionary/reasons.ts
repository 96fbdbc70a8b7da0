import type { DictionaryCode, ReasonGiven } from '@svcdesk/core/rules';
import type { ActContext } from '../../engine/context.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { itemsOf } from './items.ts';

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
  const items = await itemsOf(on, tenantId, dictionary);
  const item = items.find((each) => each.code === code && each.enabled);
  if (!item) return { reasonCode: '' };
  const { pausesSla, remark } = item.flags;
  return { reasonCode: code, reasonFlags: { pausesSla: pausesSla === true, remark: remark === true } };
}

/** A reason as the dictionary has it; one that asks for a remark counts as not given without it. */
export async function reasonOf(
  { tx, tenantId }: Pick<ActContext, 'tx' | 'tenantId'>,
  dictionary: DictionaryCode,
  { reasonCode, remark }: { readonly reasonCode?: string | undefined; readonly remark?: string | undefined },
): Promise<string | undefined> {
  if (!reasonCode) return undefined;
  const chosen = await chosenReason(tx, tenantId, dictionary, reasonCode);
  if (chosen.reasonFlags?.remark && !remark) return undefined;
  return chosen.reasonCode || undefined;
}
