import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inWorkspace } from '../workspace.ts';
import { mutationAreas } from './areas.ts';

it.each(Object.entries(mutationAreas))('the area "%s" has code and tests where it says', (_name, area) => {
  for (const pattern of [...area.code, ...area.tests])
    expect(globSync(pattern, { cwd: inWorkspace('packages/core') }), pattern).not.toEqual([]);
});
