import type { CellScope, Role } from '../../roles/role.ts';

/** Names of roles and of what a client account may see. */
export const roles = {
  role: {
    engineer: '工程师',
    se: 'SE工程师',
    monitor: '监控员',
    lead: '组长',
    dispatcher: '调度员',
    pm: '项目经理',
    client: '客户',
  } satisfies Record<Role, string>,
  cellScope: { own: '仅本人', cells: '所属单位', customer: '全部单位' } satisfies Record<CellScope, string>,
};
