import { queueParts } from '@svcdesk/core/contract/pool';

/** A part of what waits for an engineer: all of it, late, soon late, or given back. */
export type PoolPart = (typeof queueParts)[number];

/** The part in an address; all of it unless it names another. */
export function readPart(word: string | undefined): PoolPart {
  return queueParts.find((part) => part === word) ?? 'waiting';
}

/** The same as a word of an address: none for all of it. */
export const partWord = (part: PoolPart): string | undefined => (part === 'waiting' ? undefined : part);
