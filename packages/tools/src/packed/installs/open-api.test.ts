import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { mustRun } from '../must-run.fixture.ts';
import { emptyProject } from '../project.fixture.ts';

const project = emptyProject();
beforeAll(async () => {
  const install = ['install', '--no-audit', '--no-fund', '--no-progress'];
  const linters = ['@redocly/cli@2', '@stoplight/spectral-cli@6'];
  await mustRun('npm', [...install, inject('tarballs').core, ...linters], project.folder);
  project.write('.spectral.yaml', 'extends: ["spectral:oas"]\n');
}, 600_000);
afterAll(() => project.remove(), 60_000);

it.each([
  ['redocly', 'lint', '--extends', 'recommended', '--format', 'stylish'],
  ['spectral', 'lint', '--fail-severity', 'hint'],
])('the packed OpenAPI document keeps every rule that %s recommends', async (program, ...args) => {
  const command = join(project.folder, 'node_modules/.bin', program);
  const document = 'node_modules/@svcdesk/core/dist/openapi.json';
  const env = { NODE_OPTIONS: '', CI: '1', REDOCLY_TELEMETRY: 'off' };
  expect(await mustRun(command, [...args, document], project.folder, env)).not.toContain('warning');
});
