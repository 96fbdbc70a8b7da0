import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { explainOldNode, nodeNeeded } from './node-version.ts';

it('tells an old Node which one the server needs, as its package does', () => {
  expect(manifest.engines.node).toBe(`>=${nodeNeeded}`);
  expect(explainOldNode('22.23.3')).toMatch(
    /needs Node 24 or newer; this is Node 22\.23\.3\. Install Node 24/,
  );
  expect(explainOldNode('24.0.0')).toBeUndefined();
  expect(explainOldNode('26.1.0')).toBeUndefined();
});
