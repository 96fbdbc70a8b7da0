import { SvcdeskError } from '@svcdesk/core';
import type { duty } from '@svcdesk/core/contract';
import { daysOfMonth } from '../../engine/days.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { dutyDays } from './days.ts';
import { setDuty } from './set-duty.ts';

export const dutyHandlers: DomainHandlers<typeof duty> = {
  set: setDuty,

  calendar: async ({ month, groupId }, context) => {
    const { memberGroupIds, ledGroupIds } = context.actor;
    const groupIds = groupId === undefined ? [...new Set([...memberGroupIds, ...ledGroupIds])] : [groupId];
    const days = await dutyDays(context.db, context, groupIds, daysOfMonth(month));
    if (groupId !== undefined && days.length === 0) throw new SvcdeskError('notFound');
    return days;
  },
};
