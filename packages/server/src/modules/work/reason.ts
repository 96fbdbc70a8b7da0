import type { DictionaryCode } from '@svcdesk/core/rules';
import { chosenReason } from '../orders/reasons.ts';
import type { ActContext } from './context.ts';

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
