import type { PmStatusName } from '@svcdesk/core/rules';
import { pmStatus } from '@svcdesk/core/rules';
import type { Area, Finder } from '../area.ts';

const list = '/userSide/orderCenter/pmOrders';

/** One in a state that the engineer can go on with; of those that are over the one where most was abnormal. */
const inState =
  (status: PmStatusName, action?: string): Finder =>
  async (ask) => {
    const engineer = await ask('engineer');
    const { list: found } = await engineer.pmOrders.page({ status: [pmStatus[status]], size: 100 });
    const able = found.filter(({ can }) => action === undefined || can.some((each) => each === action));
    return able.sort((a, b) => b.abnormalCount - a.abnormalCount)[0];
  };

export const pm: Area = {
  samples: {
    pendingPm: inState('pending', 'start'),
    pmAtWork: inState('inProgress', 'record'),
    pmDone: inState('finished'),
    pmSkipped: inState('skipped'),
  },
  cases: [
    { path: list, query: { tab: 'finished', scope: 'all' } },
    { path: list, as: 'lead', query: { view: 'plans' } },
    { path: list, as: 'lead', query: { view: 'plan' } },
    { path: `${list}/pendingPmDetail`, about: 'pendingPm', query: { do: 'schedule' } },
    { path: `${list}/pendingPmDetail`, about: 'pendingPm', query: { do: 'transfer' } },
    { path: `${list}/pendingPmDetail`, as: 'lead', about: 'pendingPm', query: { do: 'skip' } },
    { path: `${list}/solvedPmDetail`, about: 'pmSkipped' },
  ],
};
