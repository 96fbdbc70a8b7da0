import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspace } from '../workspace.ts';
import { serverEnvironment, serverFlags } from './server-process.ts';

it('starts a server as its own command does', () => {
  const [firstLine] = readFileSync(join(workspace, 'packages/server/src/svcdesk-server.ts'), 'utf8').split(
    '\n',
  );
  const variables = Object.entries(serverEnvironment).map(([name, value]) => `${name}=${value}`);
  expect(firstLine).toBe(`#!/usr/bin/env -S ${[...variables, 'node', ...serverFlags].join(' ')}`);
});
