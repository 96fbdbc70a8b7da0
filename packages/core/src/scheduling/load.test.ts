import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadLevel, loadOf, loadWith } from './load.ts';

const minutes = fc.integer({ min: 0, max: 2000 });

it('with further work is what it comes to once that work is theirs, on days without capacity too', () => {
  const capacities = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1440 }));
  fc.assert(
    fc.property(
      minutes,
      minutes,
      minutes,
      capacities,
      (plannedMinutes, unplannedMinutes, more, capacityMinutes) => {
        const before = loadOf({ plannedMinutes, unplannedMinutes, capacityMinutes });
        const after = loadOf({ plannedMinutes, unplannedMinutes: unplannedMinutes + more, capacityMinutes });
        expect(loadWith(before, capacityMinutes, more)).toBe(after);
      },
    ),
  );
});

it('is all that is promised by what can be given, and free only below half of it', () => {
  expect(loadOf({ plannedMinutes: 90, unplannedMinutes: 600, capacityMinutes: 480 })).toBe(1.4375);
  expect(loadOf({ plannedMinutes: 0, unplannedMinutes: 0, capacityMinutes: 0 })).toBe(0);
  expect(loadOf({ plannedMinutes: 0, unplannedMinutes: 48, capacityMinutes: 0 })).toBe(1.1);
  expect([0, 0.4999, 0.5, 1, 1.0001].map(loadLevel)).toEqual(['free', 'free', 'busy', 'busy', 'overloaded']);
});
