/** Two companies that have the same morning: the one plans it by svcdesk, the other sends the first engineer who is free. */

const engineers = ['陈一', '周二', '张三', '李四', '王五', '赵六', '孙七', '吴八'] as const;

export const password = 'a quiet morning 7';
/** Of the import; each is asked for another one. */
export const firstPassword = 'a morning to come 1';

/** Accounts of a company. */
export const accountsOf = (company: string) => ({
  dispatcher: `${company}-desk`,
  engineers: engineers.map((_, index) => `${company}-engineer-${index + 1}`),
});

const everyDay = (from: string, to: string) => Array.from({ length: 7 }, () => [[from, to]]);

/** Sites over some thirty kilometres, in no order that helps. */
const sites = Array.from({ length: 20 }, (_, index) => ({
  code: `site-${index}`,
  customer: 'shops',
  name: `门店${index + 1}`,
  region: '310115',
  address: `世纪大道${index + 1}号`,
  latitude: 31.1 + ((index * 7) % 20) * 0.013,
  longitude: 121.38 + ((index * 11) % 20) * 0.014,
}));

/** What `svcdesk-server import` takes. */
export function companyFile(company: string): string {
  const { dispatcher, engineers: accounts } = accountsOf(company);
  const person = { groups: ['field'], password: firstPassword };
  return JSON.stringify({
    tenant: { name: `${company} 晨间服务`, timeZone: 'Asia/Shanghai', inviteCode: company },
    calendars: [
      { code: 'day', name: '白天', default: true, weekly: everyDay('08:30', '17:30') },
      { code: 'always', name: '全天', weekly: everyDay('00:00', '24:00') },
    ],
    groups: [{ code: 'field', name: '现场组', default: true, sources: ['0', '1'] }],
    users: [
      { ...person, account: dispatcher, name: '调度员', roles: ['dispatcher'] },
      ...engineers.map((name, index) => ({ ...person, account: accounts[index], name, roles: ['engineer'] })),
    ],
    customers: [{ code: 'shops', name: '晨光便利有限公司', shortName: '晨光便利' }],
    cells: sites,
    templates: [],
    types: [{ code: 'fault', zh: '故障', en: 'Fault' }],
    catalogues: [
      { code: 'lines', zh: '专线', en: 'Lines', serviceMode: 'onSite', priority: 1 },
      { code: 'tills', zh: '收银机', en: 'Tills', serviceMode: 'onSite', priority: 2 },
      { code: 'cameras', zh: '摄像头', en: 'Cameras', serviceMode: 'onSite', priority: 3 },
    ],
    sla: [
      { catalogue: 'lines', priority: 1, responseMinutes: 30, resolveMinutes: 180, calendar: 'always' },
      { catalogue: 'tills', priority: 2, responseMinutes: 120, resolveMinutes: 300, calendar: 'always' },
      { catalogue: 'cameras', priority: 3, responseMinutes: 480, resolveMinutes: 600, calendar: 'always' },
    ],
  });
}

/** The forty orders of the morning, as they came in. */
export const reported = Array.from({ length: 40 }, (_, index) => ({
  site: `门店${((index * 13) % sites.length) + 1}`,
  catalog: index % 5 < 3 ? '摄像头' : '收银机',
  title: `${index % 5 < 3 ? '摄像头黑屏' : '收银机卡纸'} ${index + 1}`,
}));

/** What comes in between. */
export const urgent = { site: '门店9', catalog: '专线', title: '专线中断' };
