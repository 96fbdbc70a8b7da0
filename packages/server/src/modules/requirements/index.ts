import type { requirements } from '@svcdesk/core/contract';
import { historyOf } from '../../engine/history.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { breakLock, cancel, reject, remind } from './act.ts';
import { createRequirement } from './create.ts';
import { visibleRequirement } from './find.ts';
import { countRequirements, listRequirements } from './list.ts';
import { checkLock, unlock } from './lock.ts';
import { requirementById } from './shown.ts';
import { toOrder } from './to-order.ts';

export const requirementsHandlers: DomainHandlers<typeof requirements> = {
  async detail({ id }, context) {
    await visibleRequirement(context.db, context, id);
    return requirementById(context.db, context, id);
  },
  async records({ id }, context) {
    await visibleRequirement(context.db, context, id);
    return historyOf(context.db, context, id);
  },
  list: listRequirements,
  countStatus: countRequirements,
  create: createRequirement,
  cancel,
  reject,
  remind,
  toOrder,
  checkLock,
  unlock,
  breakLock,
};
