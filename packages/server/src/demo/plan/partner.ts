import { calendars, defaultTargets } from './calendars.ts';
import { lines, wired, wireless } from './cases/network.ts';
import type { CompanyPlan } from './plan.ts';

/** A smaller company that takes over network orders; it also has a customer of its own. */
export const partner: CompanyPlan = {
  name: '远桥网络工程有限公司',
  inviteCode: 'YUANQIAO',
  groups: [
    { key: 'root', name: '远桥网络', leads: ['partner'], isDefault: true, sources: [0, 1] },
    { key: 'crew', name: '施工一队', parent: 'root', sources: [0, 1], leads: ['partner'] },
  ],
  staff: [
    { account: 'partner', name: '于海洋', roles: ['lead'], groups: ['root'], phone: '+8613800003001' },
    {
      account: 'dingyi',
      name: '丁一',
      roles: ['engineer'],
      groups: ['crew'],
      phone: '+8613800003002',
      skills: [['cabling', 3]],
      areas: ['310000'],
    },
    {
      account: 'baoqiang',
      name: '包强',
      roles: ['engineer'],
      groups: ['crew'],
      phone: '+8613800003003',
      skills: [['cabling', 2]],
      areas: ['310000'],
    },
  ],
  customers: [
    {
      key: 'jiangnan',
      name: '江南印刷厂',
      shortName: '江南印刷',
      contractNo: 'YQ-2026-007',
      weight: 1,
      cells: [
        {
          key: 'jiangnan-plant',
          name: '江南印刷厂',
          code: 'JN-001',
          regionCode: '310114',
          address: '上海市嘉定区胜辛路77号',
          latitude: 31.3552,
          longitude: 121.2427,
          people: [['华建', '+8613800003101']],
        },
      ],
      clients: [
        {
          account: 'huajian',
          name: '华建',
          phone: '+8613800003101',
          scope: 'customer',
          cells: ['jiangnan-plant'],
        },
      ],
    },
  ],
  calendars,
  defaultTargets,
  catalogs: [
    {
      key: 'networks',
      zh: '网络工程',
      en: 'Network construction',
      children: [
        {
          key: 'wired',
          zh: '布线与交换',
          en: 'Cabling and switching',
          serviceMode: 'onSite',
          type: 'network-fault',
          weight: 3,
          cases: wired,
        },
        {
          key: 'wireless',
          zh: '无线覆盖',
          en: 'Wireless coverage',
          serviceMode: 'onSite',
          type: 'network-fault',
          weight: 2,
          cases: wireless,
        },
        { key: 'lines', zh: '线路', en: 'Lines', type: 'network-fault', weight: 1, cases: lines },
      ],
    },
  ],
  types: [{ key: 'network-fault', zh: '网络故障', en: 'Network fault' }],
  rules: [{ catalog: 'networks', group: 'crew' }],
  templates: [
    {
      key: 'network',
      name: '网络故障',
      type: 'network-fault',
      fields: [
        { key: 'where', name: '故障位置', type: 'text', samples: ['一车间', '办公楼二层'] },
        { key: 'photo', name: '现场照片', type: 'image', max: 6 },
      ],
    },
  ],
  newcomers: [{ account: 'xuhang', name: '徐航', phone: '+8613800003081' }],
  reviews: [
    {
      kind: 'registration',
      account: 'xuhang',
      daysAgo: 2,
      proposal: {
        employer: '远桥网络',
        experience: '综合布线与无线安装两年',
        skills: [['cabling', 2]],
        serviceAreas: ['310114'],
      },
    },
    { kind: 'skill', account: 'baoqiang', daysAgo: 4, proposal: { skills: [['cabling', 3]] } },
    {
      kind: 'area',
      account: 'dingyi',
      daysAgo: 18,
      decided: { by: 'partner', approve: true, daysAgo: 17 },
      proposal: { serviceAreas: ['310000'] },
    },
  ],
  skills: [{ key: 'cabling', zh: '综合布线', en: 'Cabling', catalog: 'wired' }],
  assetClasses: [],
  articles: [],
};
