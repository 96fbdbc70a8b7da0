import type { DeviceStatusName } from '@svcdesk/core/rules';
import { deviceStatus } from '@svcdesk/core/rules';
import type { Area, Finder } from '../area.ts';

const list = '/userSide/deviceOrder';

/** One in a state with which that person may do something. */
const inState =
  (account: string, status: DeviceStatusName, action: string): Finder =>
  async (ask) => {
    const staff = await ask(account);
    const { list: found } = await staff.deviceOrders.page({ status: [deviceStatus[status]], size: 100 });
    return found.find(({ can }) => can.some((each) => each === action));
  };

export const deviceOrders: Area = {
  samples: {
    deviceOrder: inState('engineer', 'allocated', 'start'),
    deviceToAllocate: inState('lead', 'toAllocate', 'allocate'),
    deviceAllocated: inState('engineer', 'allocated', 'reject'),
    deviceManaged: inState('lead', 'allocated', 'setEngineer'),
    deviceAtWork: async (ask) => {
      const staff = await ask('engineer-2');
      const { list: found } = await staff.deviceOrders.page({
        status: [deviceStatus.inProgress],
        scope: 'mine',
      });
      return found.find(({ can }) => can.includes('finish'));
    },
    deviceToCheck: inState('engineer', 'toCheck', 'check'),
    deviceChecked: async (ask) => {
      const staff = await ask('lead');
      const { list: found } = await staff.deviceOrders.page({ status: [deviceStatus.closed], scope: 'all' });
      return found.find(({ checkRound }) => checkRound > 1);
    },
  },
  viewerByPath: {
    [`${list}/editManageByName`]: 'lead',
    [`${list}/editCheckByName`]: 'lead',
    [`${list}/editEngineer`]: 'lead',
    [`${list}/allocation`]: 'lead',
    [`${list}/closeTask`]: 'engineer-2',
  },
  cases: [
    { path: list, as: 'lead', query: { scope: 'all' } },
    { path: list, as: 'lead', query: { do: 'create' } },
    { path: `${list}/orderDetail`, as: 'lead', about: 'deviceChecked' },
    { path: `${list}/orderDetail`, about: 'deviceToCheck', query: { do: 'check' } },
    { path: `${list}/orderDetail`, as: 'engineer-2', about: 'deviceAtWork', query: { do: 'hangUp' } },
    { path: `${list}/orderDetail`, as: 'lead', about: 'deviceToAllocate', query: { do: 'void' } },
    { path: `${list}/orderDetail`, as: 'lead', about: 'deviceToAllocate', query: { do: 'close' } },
    { path: `${list}/schedule`, as: 'lead', query: { scope: 'group' } },
  ],
};
