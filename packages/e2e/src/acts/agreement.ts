import { isSvcdeskError } from '@svcdesk/core';
import { expect } from '../journey.ts';

/** A number that is shown, and how many the list has that it opens. */
export type Pair = readonly [name: string, shown: number, listed: number];

/** What asks a list for its total alone. */
export const one = { page: 1, size: 1 } as const;

export const total = async (list: PromiseLike<{ total: number }>) => (await list).total;

/** Of a list that the role has no screen for: nothing may be counted there. */
export async function orNone<T>(list: PromiseLike<T>, none: T): Promise<T> {
  try {
    return await list;
  } catch (error) {
    if (isSvcdeskError(error, 'noPermission')) return none;
    throw error;
  }
}

/** Others work at the same server meanwhile, so what they change between two answers is asked again. */
export async function expectAgreement(numbers: () => Promise<readonly Pair[]>): Promise<void> {
  let asked = 0;
  const wrong = async () => {
    const pairs = await numbers();
    asked = pairs.length;
    return pairs.filter(([, shown, listed]) => shown !== listed);
  };
  await expect.poll(wrong, { timeout: 30_000 }).toEqual([]);
  expect(asked).toBeGreaterThan(0);
}
