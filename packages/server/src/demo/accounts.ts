import { hengchuan, yuanqiao } from './companies.ts';

/** An account that the demo is shown with. */
interface DemoAccount {
  readonly account: string;
  readonly name: string;
}

const shown = [
  'customer-a',
  'customer-b',
  'engineer',
  'engineer-2',
  'se',
  'monitor',
  'lead',
  'dispatcher',
  'pm',
  'admin',
  'partner',
];

const names = new Map(
  [hengchuan, yuanqiao]
    .flatMap(({ lists, beside }) => [...(lists.users ?? []), ...(beside.accounts ?? [])])
    .map(({ account, name }) => [account, String(name)]),
);

/** The accounts that people are shown, one for each role; all others have the same password. */
export const demoAccounts: readonly DemoAccount[] = shown.map((account) => ({
  account,
  name: names.get(account) ?? account,
}));
