import type { Every } from '@svcdesk/core/scheduling';
import type { CheckListItem } from '../../platform/db/schema/pm.ts';

/** How the last occurrence of a plan stands; those before it are finished. */
export type Standing = 'pending' | 'overdue' | 'scheduled' | 'inProgress' | 'finished' | 'skipped';

/** A plan of the demo with what came of it. */
export interface MaintenancePlan {
  readonly name: string;
  readonly cell: string;
  readonly team: string;
  readonly lead: string;
  readonly engineer: string | undefined;
  readonly every: Every;
  /** Days from now on which the last occurrence is due, and how many there were. */
  readonly lastDueInDays: number;
  readonly count: number;
  readonly standing: Standing;
  readonly list: keyof typeof checkListPlans;
  /** How many machines of the site are looked at; none: the site itself. */
  readonly assets: number;
}

type ItemPlan = Omit<CheckListItem, 'id'> & { readonly usual: string };

/** Check lists, with what is usually found. */
export const checkListPlans = {
  room: {
    name: '机房巡检清单',
    items: [
      { name: '机房温度', kind: 'number', min: 18, max: 27, unit: '℃', required: true, usual: '23.5' },
      { name: '机房湿度', kind: 'number', min: 35, max: 65, unit: '%', required: true, usual: '48' },
      { name: '不间断电源指示灯', kind: 'select', options: ['绿', '黄', '红'], required: true, usual: '绿' },
      { name: '门窗与防水', kind: 'ok', required: true, usual: '' },
      { name: '备注', kind: 'text', required: false, usual: '' },
    ],
  },
  machine: {
    name: '网络设备巡检清单',
    items: [
      { name: '运行指示灯', kind: 'ok', required: true, usual: '' },
      { name: '处理器占用率', kind: 'number', max: 80, unit: '%', required: true, usual: '32' },
      { name: '风扇与灰尘', kind: 'ok', required: true, usual: '' },
    ],
  },
} as const satisfies Record<string, { name: string; items: readonly ItemPlan[] }>;

const monthly: Every = { count: 1, unit: 'month' };
const fortnightly: Every = { count: 2, unit: 'week' };

/** Plans whose orders stand in every state. */
export const maintenancePlans: readonly MaintenancePlan[] = [
  {
    name: '星河店弱电间月度巡检',
    cell: '星河店',
    team: 'pudong',
    lead: 'lead',
    engineer: 'engineer',
    every: monthly,
    lastDueInDays: 4,
    count: 4,
    standing: 'pending',
    list: 'room',
    assets: 0,
  },
  {
    name: '滨江总部机房双周巡检',
    cell: '星河滨江总部',
    team: 'pudong',
    lead: 'lead',
    engineer: 'engineer',
    every: fortnightly,
    lastDueInDays: 1,
    count: 5,
    standing: 'scheduled',
    list: 'room',
    assets: 0,
  },
  {
    name: '华宁一厂网络设备巡检',
    cell: '华宁一厂',
    team: 'pudong',
    lead: 'lead',
    engineer: 'engineer',
    every: monthly,
    lastDueInDays: 0,
    count: 3,
    standing: 'inProgress',
    list: 'machine',
    assets: 3,
  },
  {
    name: '中心仓网络设备巡检',
    cell: '星河中心仓',
    team: 'pudong',
    lead: 'lead',
    engineer: undefined,
    every: monthly,
    lastDueInDays: -3,
    count: 3,
    standing: 'overdue',
    list: 'machine',
    assets: 2,
  },
  {
    name: '仁和门诊楼机房季度巡检',
    cell: '仁和门诊楼',
    team: 'pudong',
    lead: 'lead',
    engineer: 'engineer-2',
    every: { count: 1, unit: 'quarter' },
    lastDueInDays: -6,
    count: 2,
    standing: 'finished',
    list: 'room',
    assets: 0,
  },
  {
    name: '张江校区弱电间月度巡检',
    cell: '蓝天张江校区',
    team: 'pudong',
    lead: 'lead',
    engineer: 'zhaoqiang',
    every: monthly,
    lastDueInDays: -10,
    count: 3,
    standing: 'skipped',
    list: 'room',
    assets: 0,
  },
];
