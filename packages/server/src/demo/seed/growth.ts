import type { Chance } from '../chance.ts';
import type { BesideImport, CompanyData, Row } from '../companies.ts';

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
  { skill: 'desktop', level: 3 },
  { skill: 'printing', level: 2 },
  { skill: 'wireless', level: 3 },
  { skill: 'facility', level: 2 },
  { skill: 'pos', level: 2 },
] as const;

const engineersEach = 5;
const customersEach = 3;

type Engineers = NonNullable<BesideImport['engineers']>;
type Reporters = NonNullable<BesideImport['reporters']>;

/** What a company grows by, as a company is written down. */
type Growth = Pick<CompanyData, 'lists' | 'beside'>;

const groupOf = ({ key }: City): string => `city-${key}`;

function phones(prefix: string): () => string {
  let next = 0;
  return () => `${prefix}${String(++next).padStart(14 - prefix.length, '0')}`;
}

/** The engineers of a city, the first of whom leads its group. */
function staffOf(
  city: City,
  chance: Chance,
  nextPhone: () => string,
): { users: Row[]; engineers: Engineers } {
  const group = groupOf(city);
  const numbers = Array.from({ length: city.dormant ? 1 : engineersEach }, (_, index) => index);
  const account = (index: number) => `${city.key}-${index + 1}`;
  return {
    users: numbers.map((index) => ({
      account: account(index),
      name: chance.pick(surnames) + chance.pick(givenNames),
      phone: nextPhone(),
      email: `${account(index)}@example.com`,
      roles: index === 0 ? ['engineer', 'lead'] : ['engineer'],
      groups: [group],
      leads: index === 0 ? [group] : [],
    })),
    engineers: numbers.map((index) => ({
      account: account(index),
      skills: [skillSets[index % skillSets.length] ?? skillSets[0]],
      areas: [city.regionCode],
    })),
  };
}

/** The sites of a customer in a city, with who reports from each. */
function cellsOf(city: City, brand: string, customer: string, chance: Chance, nextPhone: () => string) {
  return units.slice(0, city.dormant ? 2 : units.length).map((unit, index) => {
    const code = `${customer.toUpperCase()}-${index + 1}`;
    const person = () => ({
      cell: code,
      name: chance.pick(surnames) + chance.pick(givenNames),
      phone: nextPhone(),
    });
    const row: Row = {
      code,
      customer,
      name: `${brand}${city.name}${unit}`,
      region: city.regionCode,
      address: `${city.name}市${chance.pick(['人民', '建设', '解放', '中山', '文化'])}路${chance.whole(1, 999)}号`,
      latitude: city.latitude + chance.between(-0.05, 0.05),
      longitude: city.longitude + chance.between(-0.05, 0.05),
    };
    const people: Reporters = [person(), person(), person()];
    return { row, people };
  });
}

/**
 * What a company grows by to have people, sites and groups for any number of orders. The catalogues named are the
 * business of the group in the same city; the root group is the one that the new departments go under.
 */
export function growth(chance: Chance, catalogs: readonly string[], root: string | undefined): Growth {
  const staffPhone = phones('+8613800005');
  const clientPhone = phones('+86138001');
  const names = chance.shuffled(brands);
  const [users, cells, routing, customers]: [Row[], Row[], Row[], Row[]] = [[], [], [], []];
  const [engineers, reporters]: [Engineers[number][], Reporters[number][]] = [[], []];
  for (const city of cities) {
    const staff = staffOf(city, chance, staffPhone);
    users.push(...staff.users);
    engineers.push(...staff.engineers);
    for (let index = 0; index < (city.dormant ? 1 : customersEach); index++) {
      const code = `${city.key}${index + 1}`;
      const brand = names[customers.length % names.length] ?? '';
      const trade = trades[customers.length % trades.length] ?? '';
      const own = cellsOf(city, brand, code, chance, clientPhone);
      const contractNo = `HC-${city.key.toUpperCase()}-${index + 1}`;
      customers.push({ code, name: `${city.name}${brand}${trade}有限公司`, shortName: brand });
      for (const { row, people } of own) {
        const [contact] = people;
        cells.push({ ...row, contractNo, contactName: contact?.name, contactPhone: contact?.phone });
        routing.push(...catalogs.map((catalogue) => ({ cell: row.code, catalogue, group: groupOf(city) })));
      }
      const account = `client-${code}`;
      const { name, phone } = own[0]?.people[0] ?? { name: brand, phone: clientPhone() };
      const codes = own.map(({ row }) => row.code);
      users.push({
        account,
        name,
        phone,
        type: 'client',
        customer: code,
        cells: codes,
        cellScope: 'customer',
      });
      // Whoever signs in for the customer reports from each of its sites.
      const isClient = { name, phone, account };
      for (const { row, people } of own) {
        const others = people.filter((each) => each.phone !== phone);
        reporters.push({ cell: String(row.code), ...isClient }, ...others);
      }
    }
  }
  const groups = [
    ...departments.map(([code, name]) => ({ code, name, parent: root })),
    ...cities.map((city) => ({ code: groupOf(city), name: `${city.name}现场组`, parent: city.department })),
  ];
  return { lists: { groups, customers, cells, users, routing }, beside: { engineers, reporters } };
}

/** Cities whose groups are not used any more. */
export const dormantGroupNames: readonly string[] = cities
  .filter(({ dormant }) => dormant)
  .map(({ name }) => `${name}现场组`);
