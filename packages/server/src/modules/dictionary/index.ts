import { SvcdeskError } from '@svcdesk/core';
import type { dictionary } from '@svcdesk/core/contract';
import { builtInDictionary, type DictionaryCode, dictionaryCodes } from '@svcdesk/core/rules';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { changedBy, overridesOf } from './overrides.ts';
import { regions } from './regions.ts';
import { treeOf } from './tree.ts';

export { isChoice, itemsOf } from './items.ts';
export { changedBy, overridesOf } from './overrides.ts';
export { chosenReason, reasonOf } from './reasons.ts';
export { regionName } from './regions.ts';

export const dictionaryHandlers: DomainHandlers<typeof dictionary> = {
  async tree({ code }, { db, tenantId, locale }) {
    const builtIn =
      code === 'region' ? await regions() : isBuiltIn(code) ? builtInDictionary(code) : undefined;
    if (!builtIn) throw new SvcdeskError('notFound');
    const overrides = await overridesOf.all(db, tenantId, code);
    return treeOf(changedBy(builtIn, overrides), locale);
  },
};

function isBuiltIn(code: string): code is DictionaryCode {
  return (dictionaryCodes as readonly string[]).includes(code);
}
