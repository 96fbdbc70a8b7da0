import { expect, it } from 'vitest';
import { emptyDatabase, testServer } from '../../testing/index.ts';
import { importer, lists } from './importer.fixture.ts';
import { formatProblem } from './problem.ts';

const db = await emptyDatabase();
const server = await testServer(db);
const { run, problems, founded } = importer(db, 'tswap');
await founded;
const password = 'umbrella-on-tuesday';
const [first, second] = ['13900000011', '13900000012'];
const lin = { account: 'swap-lin', name: 'Lin', roles: 'engineer', groups: 'g|h', password, phone: first };
const xu = { ...lin, account: 'swap-xu', name: 'Xu', phone: second };
const groups = [
  { code: 'g', name: 'All', default: 'yes' },
  { code: 'h', name: 'Night', parent: 'g' },
];
const customers = [
  { code: 'a', name: 'North' },
  { code: 'b', name: 'South' },
];
const set = problems({ groups, customers, users: [lin, xu] });

it('two people change phones within one file, each of whom signs in by the new one', async () => {
  expect(await set).toEqual([]);
  const changed = [
    { ...lin, phone: second },
    { ...xu, phone: first },
  ];
  expect(await run(lists({ users: changed }))).toMatchObject({ done: true, outcomes: [{ changed: 2 }] });
  const owners = await db.connection.run({
    text: `SELECT d.value, a.account_name FROM sign_in_directory d JOIN accounts a ON a.id = d.account_id
      WHERE d.kind = 'phone' AND d.tenant_id = 'tswap' ORDER BY 1`,
    values: [],
  });
  expect(owners.rows).toEqual([
    [`+86${first}`, 'swap-xu'],
    [`+86${second}`, 'swap-lin'],
  ]);
  expect(await run(lists({ users: changed }))).toMatchObject({ outcomes: [{ same: 2 }] });
});

it('a phone goes on to a person whose row comes before that of its owner', async () => {
  const third = '13900000013';
  const chain = [
    { ...lin, phone: first },
    { ...xu, phone: third },
  ];
  expect(await problems({ users: chain })).toEqual([]);
});

it('a phone whose owner keeps it is not taken', async () => {
  expect(await problems({ users: [{ ...xu, phone: first }] })).toEqual([
    'users, row 1, phone: belongs to another account',
  ]);
});

it('two customers change names within one file', async () => {
  const [a, b] = customers;
  const changed = [
    { ...a, name: 'South' },
    { ...b, name: 'North' },
  ];
  expect(await run(lists({ customers: changed }))).toMatchObject({ done: true, outcomes: [{ changed: 2 }] });
});

it('a password of an existing account is left aside, and the summary says so', async () => {
  const other = { ...xu, password: 'another-on-wednesday', phone: undefined };
  expect(await run(lists({ users: [other] }))).toMatchObject({
    outcomes: [
      {
        same: 1,
        notes: [
          '1 passwords left aside: a password in a file is for a new account; who is there keeps theirs',
        ],
      },
    ],
  });
  const client = server.client();
  await expect(client.signIn({ account: 'swap-xu', password: other.password })).rejects.toThrow();
  await client.signIn({ account: 'swap-xu', password });
});

it('two shifts of a person on a day are told, of one file or of a file and what is there', async () => {
  const turn = { group: 'g', date: '2030-03-01', account: 'swap-lin', shift: 'day' };
  const night = { ...turn, group: 'h', shift: 'night' };
  expect(await problems({ duty: [turn, night] })).toEqual([
    'duty, row 2, shift: is night, and day in duty, row 1 of the same account and date; one can be',
  ]);
  expect(await problems({ duty: [turn] })).toEqual([]);
  const tried = await run(lists({ duty: [{ ...turn, shift: 'night' }] }), false);
  expect(tried).toMatchObject({ done: false });
  expect('taken' in tried && tried.taken.map(formatProblem)).toEqual([
    'duty, row 1: takes the shift day of 2030-03-01 from swap-lin, who has night instead',
  ]);
});

it.each(['0x2', '1e2', '５ｘ'])('%s is no number of a file', async (responseMinutes) => {
  const row = { priority: '１', responseMinutes, resolveMinutes: '+60', calendar: 'c' };
  expect(await problems({ sla: [row] })).toContain(
    'sla, row 1, responseMinutes: is no number in plain decimal notation, such as 1234 or 31.5',
  );
});

it('everything that is wrong is told in one run, and nothing that only follows from it', async () => {
  expect(
    await problems({
      groups: [{ code: 'k', name: '' }],
      customers: [{ code: 'c', name: 'West' }],
      cells: [
        { code: 's-1', customer: 'c', name: 'Pier', latitude: '95' },
        { code: 's-2', customer: 'nobody', name: 'Pier' },
      ],
      users: [
        { ...lin, account: 'swap-new', phone: '13900000099', groups: 'k' },
        { account: 'swap-client', name: 'Ma', type: 'client', customer: 'c', cells: 's-1', password },
        { ...lin, roles: 'wizard' },
      ],
      assets: [{ code: 'till-1', name: 'Till', class: 'none', cell: 's-2' }],
    }),
  ).toEqual([
    'groups, row 1, name: is missing',
    expect.stringContaining('cells, row 1, latitude: '),
    'cells, row 2, customer: there is no customer "nobody"',
    expect.stringContaining('users, row 3, roles: there is no role "wizard"'),
    'assets, row 1, class: there is no class "none"',
  ]);
});

it('rows that the database refuses are all told', async () => {
  const west = [
    { code: 'd', name: 'North' },
    { code: 'e', name: 'South' },
    { code: 'f', name: 'East' },
  ];
  expect(await problems({ customers: west })).toEqual([
    'customers, row 1: does not fit what is there (customers_name)',
    'customers, row 2: does not fit what is there (customers_name)',
  ]);
});

it.each([
  ['10.0.0.1/8', 'is an address within a network; write 10.0.0.0/8'],
  ['10.0.0.0/33', 'has a prefix of 33'],
  ['::/0', 'is every address there is'],
  ['fe80::%eth0/64', 'has the zone %eth0'],
])('%s is no network of devices', async (cidr, said) => {
  expect(await problems({ networks: [{ cidr }] })).toEqual([
    expect.stringContaining(`networks, row 1, cidr: ${said}`),
  ]);
});
