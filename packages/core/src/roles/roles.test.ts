import { describe, expect, it } from 'vitest';
import { accessOf } from './access.ts';
import type { StaffActor } from './actor.ts';
import { buttonCodes, buttonsOf } from './button.ts';
import { mayAct, rolesOf, scopesOf } from './may-act.ts';
import { clientMenus, hasMenu, menusOf, staffMenus } from './menu.ts';
import { type Permission, permissionCodes, permissionRow } from './permission.ts';
import { type Role, roles, type StaffRole } from './role.ts';

function staff(...held: StaffRole[]): StaffActor {
  return { kind: 'staff', accountId: 'a', roles: held, memberGroupIds: [], ledGroupIds: [] };
}

const client = { kind: 'client', accountId: 'c', customerId: 'x', cellIds: [], cellScope: 'own' } as const;

describe('the permission matrix', () => {
  it('gives each role the permissions that were decided', () => {
    const of = (role: Role) => permissionCodes.filter((code) => permissionRow(code)[role]).join(' ');
    const everyday =
      'order.view order.create order.accept order.handle order.transfer order.cancel order.edit order.plan';
    expect(of('engineer')).toBe(`${everyday} asset.view asset.edit examine.run`);
    expect(of('se')).toBe(of('engineer'));
    expect(of('monitor')).toBe(`${everyday} group.view suggestion.view asset.view examine.run`);
    expect(of('pm')).toBe(
      `${everyday} underling.view group.view project.manage pm.plan asset.view asset.edit examine.run`,
    );
    expect(of('dispatcher')).toBe(
      'order.view order.create order.transfer order.cancel order.edit order.plan order.callback order.export ' +
        'group.view suggestion.view duty.set device.manage project.manage pm.plan entrust.create entrust.takeBack entrust.distribute entrust.retake ' +
        'entrust.reject requirement.handle member.manage asset.view examine.run',
    );
    expect(of('client')).toBe(
      'order.view order.create order.cancel order.evaluate order.reopen order.remind order.supplement ' +
        'requirement.create requirement.cancel member.manage asset.view report.view',
    );
    const notOfLeads = permissionCodes.filter((code) => !permissionRow(code).lead);
    expect(notOfLeads).toEqual([
      'order.evaluate',
      'order.reopen',
      'order.remind',
      'order.supplement',
      'project.manage',
      'requirement.create',
      'requirement.cancel',
      'member.manage',
      'report.view',
    ]);
  });

  it('adds up over the roles of an account', () => {
    expect(scopesOf(staff('engineer', 'dispatcher'), 'order.transfer')).toEqual(['own', 'pool', 'tenant']);
    expect(scopesOf(staff(), 'order.view')).toEqual([]);
    expect(scopesOf(client, 'order.view')).toEqual(['cells']);
    expect(scopesOf({ kind: 'job' }, 'order.view')).toEqual([]);
    expect([rolesOf(client), rolesOf({ kind: 'job' }), rolesOf(staff('pm'))]).toEqual([
      ['client'],
      [],
      ['pm'],
    ]);
  });

  it('lets integrations be managed by who leads the root group only', () => {
    expect(mayAct(staff('lead'), 'integration.manage')).toBe(false);
    expect(mayAct({ ...staff('lead'), leadsRoot: true }, 'integration.manage')).toBe(true);
  });

  it('lets members of a customer be managed by who sees all of it, and gives a newcomer nothing', () => {
    expect(mayAct(client, 'member.manage')).toBe(false);
    expect(mayAct({ ...client, cellScope: 'customer' }, 'member.manage')).toBe(true);
    const newcomer = { ...client, cellScope: 'customer', awaiting: true } as const;
    expect(permissionCodes.filter((code) => mayAct(newcomer, code))).toEqual([]);
    expect(rolesOf(newcomer)).toEqual([]);
  });

  it('reaches as far as its scopes', () => {
    expect(mayAct(staff('engineer'), 'order.handle', ['own'])).toBe(true);
    expect(mayAct(staff('engineer'), 'order.handle', ['groups'])).toBe(false);
    expect(mayAct(staff('dispatcher'), 'order.edit', [])).toBe(true);
    expect(mayAct(staff('dispatcher'), 'order.handle', ['own'])).toBe(false);
    expect(mayAct(client, 'order.create', [])).toBe(false);
  });
});

describe('access to a call', () => {
  it('follows from its permission', () => {
    const by = Object.groupBy(permissionCodes, (code: Permission) => accessOf(code));
    expect(by.any).toEqual(['order.view', 'order.create', 'order.cancel', 'member.manage', 'asset.view']);
    expect(by.staff).toEqual([
      'order.accept',
      'order.handle',
      'order.transfer',
      'order.edit',
      'order.plan',
      'group.view',
      'suggestion.view',
      'asset.edit',
      'examine.run',
    ]);
    expect(by.rootLead).toEqual(['integration.manage']);
    expect(by.client).toHaveLength(7);
    expect(by.lead).toHaveLength(14);
  });
});

describe('menus', () => {
  it('leave out what a role does not use, and entrusted orders without a partner', () => {
    const missing = (...held: Role[]) =>
      staffMenus.filter((code) => !menusOf(held, { partnerLink: true, hasTeamMembers: true }).includes(code));
    const planning = ['m.requirement', 'm.schedule.underling', 'm.schedule.group', 'm.report.suggestion'];
    const people = 'm.schedule.underling';
    expect(missing('engineer')).toEqual(['m.order.monitor', ...planning]);
    expect(missing('se')).toEqual(missing('engineer'));
    expect(missing('engineer', 'lead')).toEqual([]);
    expect(missing('monitor')).toEqual(['m.requirement', people]);
    expect(missing('dispatcher')).toEqual([people]);
    expect(missing('pm')).toEqual(['m.order.monitor', 'm.requirement', 'm.report.suggestion']);
    expect(missing('lead')).toEqual([]);
    const alone = (role: Role) => menusOf([role], { partnerLink: true });
    for (const role of ['lead', 'pm'] as const) {
      expect(alone(role)).not.toContain(people);
      expect(alone(role)).not.toContain('m.schedule.group');
    }
    for (const role of ['dispatcher', 'monitor'] as const) expect(alone(role)).toContain('m.schedule.group');
    expect(menusOf(['lead'], { partnerLink: false })).not.toContain('m.entrust.mine');
    expect(menusOf(['client'], { partnerLink: true })).toEqual(clientMenus);
    expect(menusOf([], { partnerLink: true })).toEqual(['m.me']);
    expect(menusOf([], { partnerLink: true, isClient: true })).toEqual(['m.c.me']);
  });

  it('are found by code, else by name, at any depth', () => {
    const list = [
      { name: 'x', code: 'm.home' },
      { name: 'y', code: 'z', children: [{ name: '我的委托工单' }] },
    ];
    expect(hasMenu(list, 'm.entrust.mine', '我的委托工单')).toBe(true);
    expect(hasMenu(list, 'm.home', 'y')).toBe(true);
    expect(hasMenu(list, 'm.me', 'y')).toBe(false);
    expect(hasMenu(null, 'm.me', 'y')).toBe(false);
  });
});

describe('buttons', () => {
  it('of clients and staff are apart, and every one is held by some role', () => {
    const held = new Set(roles.flatMap((role) => [...buttonsOf([role], true)]));
    expect([...held].sort()).toEqual([...buttonCodes].sort());
    expect(buttonsOf(['client']).every((code) => code.startsWith('c.'))).toBe(true);
    expect(buttonsOf(['engineer']).some((code) => code.startsWith('c.'))).toBe(false);
  });

  it('follow the matrix', () => {
    expect(buttonsOf(['dispatcher'])).not.toContain('order.accept');
    expect(buttonsOf(['dispatcher'])).toContain('order.callback');
    expect(buttonsOf(['engineer'])).not.toContain('order.callback');
    expect(buttonsOf(['lead'])).not.toContain('integration.manage');
    expect(buttonsOf(['lead'], true)).toContain('integration.manage');
    expect(buttonsOf(['dispatcher'])).toContain('member.manage');
    expect(buttonsOf(['client'])).not.toContain('c.member.manage');
    expect(buttonsOf(['client'], true)).toContain('c.member.manage');
    expect(buttonsOf([])).toEqual([]);
  });
});
