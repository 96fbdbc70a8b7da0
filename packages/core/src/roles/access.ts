import { type Permission, permissionRow } from './permission.ts';
import { staffRoles } from './role.ts';

/**
 * Who can call at all what names a permission: both sides, one of them, or of staff only those who lead
 * (leads, dispatchers, project managers), or only who leads the root group.
 */
export type PermissionAccess = 'any' | 'client' | 'staff' | 'lead' | 'rootLead';

const everyday = ['engineer', 'se', 'monitor'] as const;

/** The access that follows from a permission's row in the matrix. */
export function accessOf(permission: Permission): PermissionAccess {
  const row = permissionRow(permission);
  const ofStaff = staffRoles.some((role) => row[role]);
  if (row.client) return ofStaff ? 'any' : 'client';
  if (row.lead?.includes('root')) return 'rootLead';
  return everyday.some((role) => row[role]) ? 'staff' : 'lead';
}
