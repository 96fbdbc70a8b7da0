import { SvcdeskError } from '@svcdesk/core';
import type { duty } from '@svcdesk/core/contract';
import { dayOfDate } from '@svcdesk/core/sla';
import { daysFrom } from '../../engine/days.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { dutyDays } from './days.ts';
import { setDuty } from './set-duty.ts';

/** Every day of a month, YYYY-MM. */
function daysOfMonth(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  const first = `${month}-01`;
  return daysFrom(first, dayOfDate(`${next.padStart(7, '0')}-01`) - dayOfDate(first));
}

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
