import type { deviceActions as codes } from '@svcdesk/core/contract/device-orders';
import type { ActionTable } from '../../../shared/blocks/action/action-plan.ts';

export type DeviceAct = (typeof codes)[number];

/** What staff may do with a device order. */
export const deviceActions: ActionTable<DeviceAct> = {
  buttons: {
    allocate: 'device.allocate',
    start: 'device.start',
    finish: 'device.finish',
    check: 'device.check',
    activate: 'device.activate',
    schedule: 'device.plan',
    passOn: 'device.passOn',
    hangUp: 'device.hangUp',
    reject: 'device.reject',
    setEngineer: 'device.setEngineer',
    setChecker: 'device.setChecker',
    setManager: 'device.setManager',
    void: 'device.void',
    close: 'device.close',
  },
  main: ['allocate', 'check', 'start', 'finish', 'activate'],
  beside: ['schedule', 'passOn', 'hangUp', 'reject', 'setEngineer'],
  dangers: ['void', 'close'],
};
