import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadOf, loadWith } from './load.ts';

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
