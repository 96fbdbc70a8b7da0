import type { requirements } from '@svcdesk/core/contract';
import { historyOf } from '../../engine/history.ts';
import { factsFrom, type OtherIntegration } from '../../engine/integration/kind-integration.ts';
import { selectList } from '../../platform/db/select-list.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { reportedNgrams } from '../orders/index.ts';
import { createRequirement } from './create.ts';
import { requirement } from './kind.ts';
import { countRequirements, listRequirements } from './list.ts';
import { checkLock, unlock } from './lock.ts';
import { toOrder } from './to-order.ts';

const known = ['id', 'requirementNo', 'title', 'status', 'cellId', 'cellName', 'customerId', 'customerName'];

/** Requirements, by what keywords find. */
export const requirementNgrams = reportedNgrams('requirements', 'requirement_no');

/** What the rest of the server knows of requirements, which become orders before they are planned or done. */
export const requirementIntegration: OtherIntegration<'requirement'> = {
  visibility: requirement.visibility,
  source: null,
  ngramTables: [requirementNgrams],
  subject: null,
  facts: factsFrom(
    'requirement',
    selectList('o', [...known, 'orderId', 'reasonCode', 'version', 'createdAt']),
    'requirements',
  ),
  open: null,
  siteTies: null,
  offBoarding: null,
};

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
    await requirement.perform(context, id, 'remind', { at });
    return {};
  },
  toOrder,
  checkLock,
  unlock,
  async breakLock({ id }, context) {
    await requirement.perform(context, id, 'breakLock', {});
    return {};
  },
};
