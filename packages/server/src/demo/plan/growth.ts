import type { Chance } from '../chance.ts';
import type { CellPlan, CustomerPlan, GroupPlan, RulePlan, StaffPlan } from './plan.ts';

interface City {
  readonly key: string;
  readonly name: string;
  readonly regionCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly department: string;
  /** Its group has had no order for more than a year. */
  readonly dormant?: true;
}

const cities: readonly City[] = [
  {
    key: 'hz',
    name: '杭州',
    regionCode: '330100',
    latitude: 30.2741,
    longitude: 120.1551,
    department: 'zhejiang',
  },
  {
    key: 'nb',
    name: '宁波',
    regionCode: '330200',
    latitude: 29.8683,
    longitude: 121.544,
    department: 'zhejiang',
  },
  {
    key: 'jx',
    name: '嘉兴',
    regionCode: '330400',
    latitude: 30.7461,
    longitude: 120.755,
    department: 'zhejiang',
  },
  {
    key: 'sx',
    name: '绍兴',
    regionCode: '330600',
    latitude: 30.0303,
    longitude: 120.5802,
    department: 'zhejiang',
  },
  {
    key: 'nj',
    name: '南京',
    regionCode: '320100',
    latitude: 32.0603,
    longitude: 118.7969,
    department: 'jiangsu',
  },
  {
    key: 'wx',
    name: '无锡',
    regionCode: '320200',
    latitude: 31.4912,
    longitude: 120.3119,
    department: 'jiangsu',
  },
  {
    key: 'cz',
    name: '常州',
    regionCode: '320400',
    latitude: 31.8112,
    longitude: 119.9741,
    department: 'jiangsu',
  },
  {
    key: 'nt',
    name: '南通',
    regionCode: '320600',
    latitude: 31.9802,
    longitude: 120.8943,
    department: 'jiangsu',
  },
  {
    key: 'wz',
    name: '温州',
    regionCode: '330300',
    latitude: 27.9938,
    longitude: 120.6994,
    department: 'zhejiang',
    dormant: true,
  },
  {
    key: 'xz',
    name: '徐州',
    regionCode: '320300',
    latitude: 34.2058,
    longitude: 117.2841,
    department: 'jiangsu',
    dormant: true,
  },
];

const departments = [
  ['zhejiang', '浙江服务部'],
  ['jiangsu', '江苏服务部'],
] as const;

const brands = [
  '远航',
  '瑞丰',
  '金桥',
  '华泰',
  '盛安',
  '锦程',
  '银杉',
  '天元',
  '恒达',
  '联众',
  '百川',
  '嘉禾',
  '宏图',
  '佳美',
  '旭日',
  '安泰',
  '新锐',
  '东澜',
  '长兴',
  '永福',
  '明珠',
  '广源',
  '同创',
  '康达',
  '海岚',
  '云溪',
] as const;
const trades = ['超市', '医院', '酒店', '制造', '物流', '学校'] as const;
const units = ['总部', '一店', '二店', '仓库'] as const;
const surnames = Array.from('王李张刘陈杨黄赵周吴徐孙马朱胡郭何林高罗');
const givenNames = [
  '伟',
  '芳',
  '娜',
  '敏',
  '静',
  '强',
  '磊',
  '洋',
  '艳',
  '勇',
  '军',
  '杰',
  '娟',
  '涛',
  '明',
  '超',
] as const;
const skillSets = [
  [['desktop', 3]],
  [['printing', 2]],
  [['wireless', 3]],
  [['facility', 2]],
  [['pos', 2]],
] as const;

const engineersEach = 5;
const customersEach = 3;

export interface Growth {
  readonly groups: readonly GroupPlan[];
  readonly staff: readonly StaffPlan[];
  readonly customers: readonly CustomerPlan[];
  readonly rules: readonly RulePlan[];
}

const groupKey = ({ key }: City): string => `city-${key}`;

function phones(prefix: string): () => string {
  let next = 0;
  return () => `${prefix}${String(++next).padStart(11 - prefix.length, '0')}`;
}

function staffOf(city: City, chance: Chance, nextPhone: () => string): StaffPlan[] {
  return Array.from({ length: city.dormant ? 1 : engineersEach }, (_, index) => ({
    account: `${city.key}-${index + 1}`,
    name: chance.pick(surnames) + chance.pick(givenNames),
    roles: index === 0 ? ['engineer', 'lead'] : ['engineer'],
    groups: [groupKey(city)],
    phone: nextPhone(),
    skills: skillSets[index % skillSets.length] ?? [],
    areas: [city.regionCode],
  }));
}

function cellsOf(
  city: City,
  brand: string,
  customer: string,
  chance: Chance,
  nextPhone: () => string,
): CellPlan[] {
  return units.slice(0, city.dormant ? 2 : units.length).map((unit, index) => ({
    key: `${customer}-${index + 1}`,
    name: `${brand}${city.name}${unit}`,
    code: `${customer.toUpperCase()}-${index + 1}`,
    regionCode: city.regionCode,
    address: `${city.name}市${chance.pick(['人民', '建设', '解放', '中山', '文化'])}路${chance.whole(1, 999)}号`,
    latitude: city.latitude + chance.between(-0.05, 0.05),
    longitude: city.longitude + chance.between(-0.05, 0.05),
    people: Array.from(
      { length: 3 },
      () => [chance.pick(surnames) + chance.pick(givenNames), nextPhone()] as const,
    ),
  }));
}

/**
 * What a company grows by to have people, sites and groups for any number of orders. The catalogues named are the
 * business of the group in the same city.
 */
export function growth(chance: Chance, catalogs: readonly string[]): Growth {
  const staffPhone = phones('+8613800005');
  const clientPhone = phones('+86138001');
  const names = chance.shuffled(brands);
  const staff: StaffPlan[] = [];
  const customers: CustomerPlan[] = [];
  const rules: RulePlan[] = [];
  for (const city of cities) {
    staff.push(...staffOf(city, chance, staffPhone));
    for (let index = 0; index < (city.dormant ? 1 : customersEach); index++) {
      const key = `${city.key}${index + 1}`;
      const brand = names[customers.length % names.length] ?? '';
      const trade = trades[customers.length % trades.length] ?? '';
      const cells = cellsOf(city, brand, key, chance, clientPhone);
      const [contact] = cells[0]?.people ?? [];
      customers.push({
        key,
        name: `${city.name}${brand}${trade}有限公司`,
        shortName: brand,
        contractNo: `HC-${city.key.toUpperCase()}-${index + 1}`,
        weight: 4,
        cells,
        clients: contact
          ? [
              {
                account: `client-${key}`,
                name: contact[0],
                phone: contact[1],
                scope: 'customer',
                cells: cells.map((cell) => cell.key),
              },
            ]
          : [],
      });
      const group = groupKey(city);
      for (const cell of cells)
        rules.push(...catalogs.map((catalog) => ({ cell: cell.key, catalog, group })));
    }
  }
  const groups: GroupPlan[] = [
    ...departments.map(([key, name]) => ({ key, name })),
    ...cities.map((city) => ({
      key: groupKey(city),
      name: `${city.name}现场组`,
      parent: city.department,
      leads: [`${city.key}-1`],
    })),
  ];
  return { groups, staff, customers, rules };
}

/** Cities whose groups are not used any more. */
export const dormantGroupNames: readonly string[] = cities
  .filter(({ dormant }) => dormant)
  .map(({ name }) => `${name}现场组`);
