import type { Chance } from '../chance.ts';
import type { BesideImport, CompanyData, Row } from '../companies.ts';
import data from '../data/growth.json' with { type: 'json' };

interface City {
  readonly key: string;
  readonly name: string;
  readonly regionCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly department: string;
  /** Its group has had no order for more than a year. */
  readonly dormant?: boolean;
}

const { brands, departments, givenNames, skills, streets, surnames, trades, units } = data;
const cities: readonly City[] = data.cities;

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
      skills: skills.slice(index % skills.length).slice(0, 1),
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
      address: `${city.name}市${chance.pick(streets)}路${chance.whole(1, 999)}号`,
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
      // The client of the customer reports from each of its sites.
      const isClient = { name, phone, account };
      for (const { row, people } of own) {
        const others = people.filter((each) => each.phone !== phone);
        reporters.push({ cell: String(row.code), ...isClient }, ...others);
      }
    }
  }
  const groups = [
    ...departments.map((row) => ({ ...row, parent: root })),
    ...cities.map((city) => ({ code: groupOf(city), name: `${city.name}现场组`, parent: city.department })),
  ];
  return { lists: { groups, customers, cells, users, routing }, beside: { engineers, reporters } };
}

/** Cities whose groups are not used any more. */
export const dormantGroupNames: readonly string[] = cities
  .filter(({ dormant }) => dormant)
  .map(({ name }) => `${name}现场组`);
