import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;

/** A file and all that it imports at once, packages by their names. */
function behind(file: string): Set<string> {
  const seen = new Set([file]);
  for (const each of seen) {
    if (!each.endsWith('.ts')) continue;
    for (const [, from = ''] of readFileSync(each, 'utf8').matchAll(
      /^(?:import|export) (?!type).*? from '(.+?)';/gms,
    ))
      seen.add(from.startsWith('.') ? join(dirname(each), from) : from);
  }
  return seen;
}

/** Whose usual month is the one of today, and who reckons days to the end of a certificate. */
const ownCalendar = ['./duty.ts', './doctor.ts'];
const nouns = Array.from(
  readFileSync(join(folder, 'index.ts'), 'utf8').matchAll(/import\('(.+?)'\)/g),
  ([, file = '']) => file,
).filter((file) => !ownCalendar.includes(file));

describe('the commands below a noun', () => {
  // Whichever of them is typed, all are loaded: what one needs to run it loads when it runs.
  it.each(nouns)('%s load neither calendar nor checks of requests', (file) => {
    const loaded = behind(join(folder, file));
    expect(loaded.size).toBeGreaterThan(1);
    expect(loaded).not.toContain('dayjs');
    expect(loaded).not.toContain(join(folder, '../calls/request.ts'));
  });
});
