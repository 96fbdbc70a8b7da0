import { company } from './plan/company.ts';
import { partner } from './plan/partner.ts';

/** An account that the demo is shown with. */
export interface DemoAccount {
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

const everybody: readonly DemoAccount[] = [company, partner].flatMap(({ staff, customers }) => [
  ...staff,
  ...customers.flatMap(({ clients }) => clients),
]);

/** The accounts that people are shown, one for each role; all others have the same password. */
export const demoAccounts: readonly DemoAccount[] = shown.flatMap((account) => {
  const found = everybody.find((each) => each.account === account);
  return found ? [{ account, name: found.name }] : [];
});
