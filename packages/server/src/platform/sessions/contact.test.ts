import { describe, expect, it } from 'vitest';
import { type ContactRow, contactAt, earliestClaim } from './lookup.ts';

const start = Date.parse('2026-11-20T08:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);
const fresh: ContactRow = {
  lastSeenAt: at(0).toISOString(),
  streamedAt: null,
  awayFrom: null,
  awayUntil: null,
};

/** What is kept after contacts at these minutes. */
const after = (...minutes: number[]) =>
  minutes.reduce((row, minute) => contactAt(row, at(minute)) ?? row, fresh);
const earliest = (row: ContactRow, minute: number) => (earliestClaim(row, at(minute)) - start) / 60_000;

describe('a session that says when something was done', () => {
  it('may go back to its last contact, kept to two minutes', () => {
    expect(earliest(fresh, 1)).toBe(-2);
    expect(earliest(after(1.5, 3, 4.5), 5)).toBe(2.5);
  });

  it('may go back to before it lost the network while it sends what waited, and not later', () => {
    const back = after(1.5, 180);
    expect(earliest(back, 180)).toBe(1.5);
    expect(earliest(contactAt(back, at(190)) ?? back, 194)).toBe(180);
    const sending = [181.5, 183, 184.5].reduce((row, minute) => contactAt(row, at(minute)) ?? row, back);
    expect(earliest(sending, 185)).toBe(1.5);
    const long = Array.from({ length: 12 }, (_, index) => 181.5 + index * 1.5).reduce(
      (row, minute) => contactAt(row, at(minute)) ?? row,
      back,
    );
    expect(earliest(long, 198)).toBe(196);
  });

  it('may not go back behind the contact of another session of the account', () => {
    const othersFrom = at(170).toISOString();
    expect(earliest({ ...fresh, othersFrom }, 180)).toBe(170);
    expect(earliest({ ...after(1.5, 180), othersFrom }, 180)).toBe(170);
    expect(earliest({ ...fresh, othersFrom: at(-600).toISOString() }, 1)).toBe(-2);
  });

  it('may not go back behind a stream that is open, which looks so until its loss is noticed', () => {
    const streamedAt = at(180).toISOString();
    expect(earliest({ ...fresh, streamedAt }, 181)).toBe(164);
    const back = contactAt({ ...fresh, streamedAt }, at(200)) ?? fresh;
    expect(back).toMatchObject({ awayFrom: at(164).toISOString(), awayUntil: at(200).toISOString() });
    // What was opened anew since does not count while what waited is still being sent.
    expect(earliest({ ...back, streamedAt: at(206).toISOString() }, 207)).toBe(164);
  });

  it('is not written down at every request', () => {
    expect(contactAt(fresh, at(0.9))).toBeUndefined();
    expect(contactAt(fresh, at(1.1))).toMatchObject({ awayFrom: null });
  });
});
