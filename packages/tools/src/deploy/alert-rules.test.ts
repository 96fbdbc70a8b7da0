import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { captureTool } from '../process/tool.ts';
import { inWorkspace } from '../workspace.ts';
import { findPromtool } from './promtool.ts';

const folder = 'deploy/prometheus';
const namesIn = (file: string, pattern: RegExp) =>
  new Set(Array.from(readFileSync(inWorkspace(folder, file), 'utf8').matchAll(pattern), ([, name]) => name));

it.each([
  [['check', 'rules', 'alerts.yml']],
  [['check', 'config', '--syntax-only', 'prometheus.yml']],
  [['test', 'rules', 'alerts.test.yml']],
])('promtool %j finds nothing wrong', async (args) => {
  const { exitCode, output } = await captureTool(findPromtool(), args, { cwd: folder });
  expect([exitCode, output]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

it('every alert is tried', () => {
  const alerts = namesIn('alerts.yml', /- alert: (\w+)/g);
  expect(alerts.size).toBeGreaterThan(10);
  expect(namesIn('alerts.test.yml', /- alertname: (\w+)/g)).toEqual(alerts);
});

it('a missing promtool is said with what brings it', () => {
  expect(() => findPromtool('/nowhere')).toThrow(/^promtool is missing.*"apt-get install prometheus"$/);
});
