import type { ExpectedDevice } from '../../../shared/domain/device-order/device-order.ts';

/** Actions that put somebody else in a place. */
export type Setting = 'setManager' | 'setChecker' | 'setEngineer';

/** Who has the place now, who may not have it, and of which group its people are; any where none is named. */
export function whoNow(thing: ExpectedDevice, action: Setting) {
  const { managerId, managerName, checkerId, checkerName, engineerId, engineerName } = thing;
  switch (action) {
    case 'setManager':
      return { now: { id: managerId, name: managerName } };
    case 'setChecker':
      return { now: { id: checkerId, name: checkerName }, barredId: engineerId };
    case 'setEngineer':
      return { now: { id: engineerId, name: engineerName }, barredId: checkerId, groupId: thing.groupId };
  }
}
