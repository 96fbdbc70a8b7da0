import type { InvitePlan, JoinPlan } from './plan.ts';

/** Who asked to belong to a customer's site, and what came of it. */
export const joins: readonly JoinPlan[] = [
  {
    account: 'heyunzhu',
    name: '何云竹',
    phone: '+8613800002121',
    cell: 'xinghe-store',
    remark: '新来的店长助理，负责报修',
    hoursAgo: 5,
  },
  {
    account: 'luohaichuan',
    name: '罗海川',
    phone: '+8613800002122',
    cell: 'xinghe-warehouse',
    remark: '夜班仓管，夜里设备坏了要报修',
    hoursAgo: 26,
  },
  {
    account: 'dujinwei',
    name: '杜金伟',
    phone: '+8613800002123',
    cell: 'xinghe-office',
    hoursAgo: 210,
    rejected: { by: 'xuwenjing', comment: '不是总部的员工，请核对门店码' },
  },
];

/** Invitations that were given out. */
export const invitations: readonly InvitePlan[] = [
  {
    by: 'xuwenjing',
    cells: ['xinghe-office', 'xinghe-warehouse'],
    scope: 'cells',
    uses: 5,
    used: 2,
    daysAgo: 2,
  },
  { by: 'xuwenjing', cells: ['xinghe-store'], scope: 'own', uses: 1, used: 1, daysAgo: 30 },
  {
    by: 'dispatcher',
    cells: ['huaning-plant-1'],
    scope: 'cells',
    uses: 3,
    used: 0,
    daysAgo: 4,
    revoked: true,
  },
];
