/** Door "@svcdesk/core/roles": who people are and what each may see and do. */
export { accessOf, type PermissionAccess } from './access.ts';
export type { Actor, ClientActor, JobActor, StaffActor } from './actor.ts';
export { type ButtonCode, buttonCodes, buttons, buttonsOf } from './button.ts';
export { type HomeKind, homeOf } from './home-of.ts';
export { loginType, type Side, sideOf } from './login-type.ts';
export { mayAct, rolesOf, scopesOf } from './may-act.ts';
export {
  clientMenus,
  hasMenu,
  type MenuCode,
  type MenuItem,
  menusOf,
  type StaffMenu,
  staffMenus,
} from './menu.ts';
export {
  type Permission,
  type PermissionRow,
  permissionCodes,
  permissionRow,
  permissions,
} from './permission.ts';
export { type CellScope, cellScopes, type Role, roles, type StaffRole, staffRoles } from './role.ts';
export { type Scope, scopes } from './scope.ts';
