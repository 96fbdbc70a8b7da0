import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { builtRelease } from '../../releases/built-release.fixture.ts';
import { type RightsDoors, rightsOf } from '../../releases/rights.ts';

it('the matrix that is kept of the release before is the one that its own SDK has', async () => {
  const { version, folder } = await builtRelease();
  // By its files: by its name a test of the workspace gets sources.
  const load = (door: string): Promise<unknown> =>
    import(pathToFileURL(join(folder, 'node_modules/@svcdesk/core/dist', door, 'index.js')).href);
  const doors: RightsDoors = {
    contract: (await load('contract')) as RightsDoors['contract'],
    roles: (await load('roles')) as RightsDoors['roles'],
  };
  const kept = Object.entries(rightsOf(doors)).map(([thing, who]) => [thing, who.join('; ')]);
  await expect(`${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`).toMatchFileSnapshot(
    `../../releases/rights-${version}.json`,
  );
});
