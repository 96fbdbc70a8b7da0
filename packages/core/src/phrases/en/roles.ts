import type { roles as source } from '../zh-CN/roles.ts';

/** Names of roles and of what a client account may see. */
export const roles: typeof source = {
  role: {
    engineer: 'Engineer',
    se: 'SE engineer',
    monitor: 'Monitor',
    lead: 'Group lead',
    dispatcher: 'Dispatcher',
    pm: 'Project manager',
    client: 'Customer',
  },
  cellScope: { own: 'Own orders', cells: 'Own sites', customer: 'All sites' },
};
