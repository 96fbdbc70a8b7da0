import type { requirements } from '@svcdesk/core/contract';
import { perform } from '../../engine/action/perform.ts';
import { historyOf } from '../../engine/history.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { createRequirement } from './create.ts';
import { requirement } from './kind.ts';
import { countRequirements, listRequirements } from './list.ts';
import { checkLock, unlock } from './lock.ts';
import { toOrder } from './to-order.ts';

export { requirementNgrams, requirementProfile } from './profile.ts';

export const requirementsHandlers: DomainHandlers<typeof requirements> = {
  detail: ({ id }, context) => requirement.detail(context, id),
  async records({ id }, context) {
    await requirement.visible(context.db, context, id);
    return historyOf(context.db, context, id);
  },
  list: listRequirements,
  countStatus: countRequirements,
  create: createRequirement,
  cancel: ({ id, ...input }, context) => requirement.act(context, id, 'cancel', input),
  reject: ({ id, ...input }, context) => requirement.act(context, id, 'reject', input),
  async remind({ id, at }, context) {
    await perform(requirement, context, id, 'remind', { at });
    return {};
  },
  toOrder,
  checkLock,
  unlock,
  async breakLock({ id }, context) {
    await perform(requirement, context, id, 'breakLock', {});
    return {};
  },
};
