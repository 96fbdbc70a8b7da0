/** Roles of staff accounts. `pm` is the project manager, not preventive maintenance. */
export const staffRoles = ['engineer', 'se', 'monitor', 'lead', 'dispatcher', 'pm'] as const;

/** A staff role; an account may hold several, and their permissions add up. */
export type StaffRole = (typeof staffRoles)[number];

/** Every role that the permission matrix has a column for. */
export const roles = [...staffRoles, 'client'] as const;

/** A role. */
export type Role = (typeof roles)[number];

/** How much a client account sees: what it reported, its cells, or all cells of its customer. */
export const cellScopes = ['own', 'cells', 'customer'] as const;

/** Scope of a client account. */
export type CellScope = (typeof cellScopes)[number];
