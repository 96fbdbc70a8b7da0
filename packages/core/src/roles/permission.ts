import type { Role } from './role.ts';
import type { Scope } from './scope.ts';

/** One row of the matrix: the scopes that each role has; a role that is absent lacks the permission. */
export type PermissionRow = Readonly<Partial<Record<Role, readonly Scope[]>>>;

/**
 * The permission matrix: permission × role → scopes. The one place that says who may do what; in which state
 * is the lifecycle's matter.
 */
export const permissions = {
  'order.view': {
    engineer: ['own', 'groups', 'copied'],
    se: ['own', 'groups', 'copied'],
    monitor: ['own', 'groups', 'copied', 'monitored'],
    lead: ['led', 'own', 'groups', 'copied'],
    dispatcher: ['tenant'],
    pm: ['own', 'groups', 'copied', 'projects'],
    client: ['cells'],
  },
  'order.create': {
    engineer: ['any'],
    se: ['any'],
    monitor: ['any'],
    lead: ['any'],
    dispatcher: ['any'],
    pm: ['any'],
    client: ['cells'],
  },
  'order.accept': {
    engineer: ['groups'],
    se: ['groups'],
    monitor: ['groups', 'monitored'],
    lead: ['led'],
    pm: ['groups'],
  },
  // The lifecycle lets a lead act in the handler's place, so they reach the subtree they lead as well.
  'order.handle': { engineer: ['own'], se: ['own'], monitor: ['own'], lead: ['own', 'led'], pm: ['own'] },
  'order.transfer': {
    engineer: ['own', 'pool'],
    se: ['own', 'pool'],
    monitor: ['monitored'],
    lead: ['led'],
    dispatcher: ['tenant'],
    pm: ['own', 'projects'],
  },
  'order.cancel': {
    engineer: ['own'],
    se: ['own'],
    monitor: ['monitored'],
    lead: ['led'],
    dispatcher: ['tenant'],
    pm: ['projects'],
    client: ['cells'],
  },
  'order.edit': {
    engineer: ['own'],
    se: ['own'],
    monitor: ['own'],
    lead: ['led'],
    dispatcher: ['tenant'],
    pm: ['own', 'projects'],
  },
  'order.plan': {
    engineer: ['own'],
    se: ['own'],
    monitor: ['own'],
    lead: ['led'],
    dispatcher: ['tenant'],
    pm: ['own', 'projects'],
  },
  'order.callback': { lead: ['led'], dispatcher: ['tenant'] },
  'order.export': { lead: ['led'], dispatcher: ['tenant'] },
  'order.evaluate': { client: ['cells'] },
  'order.reopen': { client: ['cells'] },
  'order.remind': { client: ['cells'] },
  'order.supplement': { client: ['cells'] },
  'underling.view': { lead: ['led'], pm: ['projectMembers'] },
  // How full groups are, without whose days make them so.
  'group.view': { lead: ['led'], pm: ['projectMembers'], dispatcher: ['tenant'], monitor: ['tenant'] },
  // What became of suggestions, of groups and never of a person.
  'suggestion.view': { monitor: ['tenant'], lead: ['led'], dispatcher: ['tenant'] },
  'duty.set': { lead: ['led'], dispatcher: ['tenant'] },
  'device.manage': { lead: ['led'], dispatcher: ['tenant'] },
  'project.manage': { dispatcher: ['tenant'], pm: ['projects'] },
  'pm.plan': { lead: ['led'], dispatcher: ['tenant'], pm: ['tenant'] },
  'entrust.create': { lead: ['led'], dispatcher: ['tenant'] },
  'entrust.takeBack': { lead: ['led'], dispatcher: ['tenant'] },
  'entrust.distribute': { lead: ['led'], dispatcher: ['tenant'] },
  'entrust.retake': { lead: ['led'], dispatcher: ['tenant'] },
  'entrust.reject': { lead: ['led'], dispatcher: ['tenant'] },
  'requirement.handle': { lead: ['servedCells'], dispatcher: ['tenant'] },
  'requirement.create': { client: ['cells'] },
  'requirement.cancel': { client: ['cells'] },
  // Who belongs to a customer's sites: requests to join, and invitations.
  'member.manage': { dispatcher: ['tenant'], client: ['customer'] },
  'asset.view': {
    engineer: ['tenant'],
    se: ['tenant'],
    monitor: ['tenant'],
    lead: ['tenant'],
    dispatcher: ['tenant'],
    pm: ['tenant'],
    client: ['cells'],
  },
  'asset.edit': {
    engineer: ['ownCells'],
    se: ['ownCells'],
    lead: ['servedCells'],
    pm: ['projectCells'],
  },
  'examine.run': {
    engineer: ['groupCells'],
    se: ['groupCells'],
    monitor: ['tenant'],
    lead: ['led'],
    dispatcher: ['tenant'],
    pm: ['own'],
  },
  'review.decide': { lead: ['led'] },
  'integration.manage': { lead: ['root'] },
  'report.view': { client: ['cells'] },
} as const satisfies Readonly<Record<string, PermissionRow>>;

/** A permission code; every call of the contract that is not open to all signed-in accounts names one. */
export type Permission = keyof typeof permissions;

/** All permission codes. */
export const permissionCodes = /* @__PURE__ */ Object.keys(permissions) as readonly Permission[];

/** The matrix's row of a permission. */
export function permissionRow(permission: Permission): PermissionRow {
  return permissions[permission];
}
