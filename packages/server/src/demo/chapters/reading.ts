import type { Chance } from '../chance.ts';
import { instant } from '../company/founding.ts';
import type { Story } from '../story/story.ts';

const hourMs = 3_600_000;
/** Older than this, nearly everything has been read. */
const freshMs = 30 * hourMs;

/** People read their messages and copies: what is old for the most part, of what is fresh a part. */
export function readSome({ mail, copies }: Story, chance: Chance, now: number): void {
  const readAt = (createdAt: string): string | null => {
    const at = Date.parse(createdAt);
    const isOld = now - at > freshMs;
    if (!chance.happens(isOld ? 0.96 : 0.45)) return null;
    return instant(Math.min(now, at + chance.between(0.01, isOld ? 20 : 2) * hourMs));
  };
  for (const row of mail.rows) row.readAt = readAt(row.createdAt);
  for (const row of copies.rows) row.readAt = readAt(row.createdAt);
}
