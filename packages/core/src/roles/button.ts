import { type Permission, permissionRow } from './permission.ts';
import type { Role } from './role.ts';

/** `staff`: every account of staff has the button. */
type Need = Permission | 'staff';

/**
 * Button codes (`authBtns`) and the permission by which a role may ever press one. An element shows when its code
 * is held and, for an action on a thing, the thing's `can` has it.
 */
export const buttons = {
  'order.create': 'order.create',
  'order.accept': 'order.accept',
  'order.decline': 'order.handle',
  'order.release': 'order.handle',
  'order.transfer': 'order.transfer',
  'order.hangUp': 'order.handle',
  'order.activate': 'order.handle',
  'order.resolve': 'order.handle',
  'order.cancel': 'order.cancel',
  'order.depart': 'order.handle',
  'order.clockIn': 'order.handle',
  'order.progress': 'order.view',
  'order.edit': 'order.edit',
  'order.plan': 'order.plan',
  'order.cc': 'order.view',
  'order.callback': 'order.callback',
  'order.batchAccept': 'order.accept',
  'order.batchTransfer': 'order.transfer',
  'order.export': 'order.export',
  'asset.scan': 'asset.view',
  'asset.bind': 'asset.edit',
  'asset.unbind': 'asset.edit',
  'asset.edit': 'asset.edit',
  'pool.accept': 'order.accept',
  'pool.setDuty': 'duty.set',
  'requirement.handle': 'requirement.handle',
  'requirement.reject': 'requirement.handle',
  'requirement.toOrder': 'requirement.handle',
  'requirement.breakLock': 'requirement.handle',
  'project.accept': 'order.accept',
  'project.resolveStage': 'order.handle',
  'project.skipStage': 'order.handle',
  'project.hangUp': 'order.handle',
  'project.activate': 'order.handle',
  'project.transfer': 'order.transfer',
  'project.progress': 'order.handle',
  'project.cancel': 'order.cancel',
  'pm.plan': 'pm.plan',
  'pm.start': 'order.handle',
  'pm.record': 'order.handle',
  'pm.finish': 'order.handle',
  'pm.transfer': 'order.transfer',
  'pm.skip': 'pm.plan',
  'device.allocate': 'device.manage',
  'device.plan': 'order.plan',
  'device.start': 'order.handle',
  'device.finish': 'order.handle',
  'device.check': 'order.handle',
  'device.reject': 'order.handle',
  'device.void': 'device.manage',
  'device.passOn': 'order.handle',
  'device.hangUp': 'order.handle',
  'device.activate': 'order.handle',
  'device.close': 'device.manage',
  'device.setManager': 'device.manage',
  'device.setChecker': 'device.manage',
  'device.setEngineer': 'device.manage',
  'entrust.create': 'entrust.create',
  'entrust.takeBack': 'entrust.takeBack',
  'entrust.return': 'order.handle',
  'entrust.distribute': 'entrust.distribute',
  'entrust.retake': 'entrust.retake',
  'entrust.reject': 'entrust.reject',
  'entrust.accept': 'order.handle',
  'entrust.decline': 'order.handle',
  'entrust.progress': 'order.handle',
  'entrust.finish': 'order.handle',
  'schedule.edit': 'order.plan',
  'schedule.viewUnderling': 'underling.view',
  'schedule.viewGroup': 'group.view',
  'schedule.feed': 'staff',
  'examine.status': 'examine.run',
  'examine.wifi': 'examine.run',
  'examine.acpoe': 'examine.run',
  'review.decide': 'review.decide',
  'integration.manage': 'integration.manage',
  'member.manage': 'member.manage',
  'c.requirement.create': 'requirement.create',
  'c.requirement.cancel': 'requirement.cancel',
  'c.order.remind': 'order.remind',
  'c.order.supplement': 'order.supplement',
  'c.order.cancel': 'order.cancel',
  'c.order.reopen': 'order.reopen',
  'c.order.evaluate': 'order.evaluate',
  'c.report.view': 'report.view',
  'c.member.manage': 'member.manage',
} as const satisfies Readonly<Record<string, Need>>;

/** A button code. */
export type ButtonCode = keyof typeof buttons;

/** All button codes. */
export const buttonCodes = /* @__PURE__ */ Object.keys(buttons) as readonly ButtonCode[];

/**
 * Buttons that roles may ever press: what `account.personal` answers and clients keep under `authBtns`. `overAll`: they
 * lead the organisation's root group, or see all of their customer.
 */
export function buttonsOf(roles: readonly Role[], overAll = false): readonly ButtonCode[] {
  const isClient = roles.includes('client');
  return buttonCodes.filter((code) => {
    if (code.startsWith('c.') !== isClient) return false;
    const need: Need = buttons[code];
    if (need === 'staff') return roles.length > 0;
    if (!overAll && (need === 'integration.manage' || (isClient && need === 'member.manage'))) return false;
    return roles.some((role) => permissionRow(need)[role] !== undefined);
  });
}
