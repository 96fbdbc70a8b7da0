import { createHash } from 'node:crypto';
import type { CompanyData } from '../companies.ts';

function phoneIn(tenantId: string, phone: string): string {
  const digits = createHash('sha256').update(`${tenantId} ${phone}`).digest().readUInt32BE(0) % 100_000_000;
  return `+86138${String(digits).padStart(8, '0')}`;
}

/** Where people are named: accounts, those who sign for something, and phones. */
const namesOf = { account: 'account', by: 'account', phone: 'phone', contactPhone: 'phone' } as const;

/**
 * Data whose accounts are named after the tenant (`engineer.t9`) and have other phones: both are unique over a
 * deployment, and the demo company's own are taken.
 */
export function withNamesOf<D extends Pick<CompanyData, 'lists' | 'beside'>>(tenantId: string, data: D): D {
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => {
        const kind = typeof each === 'string' ? namesOf[name as keyof typeof namesOf] : undefined;
        if (kind === 'account') return [name, `${each}.${tenantId}`];
        return [name, kind === 'phone' ? phoneIn(tenantId, each) : renamed(each)];
      }),
    );
  };
  const { users = [], cells = [] } = data.lists;
  return {
    ...data,
    lists: { ...data.lists, users: renamed(users) as typeof users, cells: renamed(cells) as typeof cells },
    beside: renamed(data.beside) as D['beside'],
  };
}
