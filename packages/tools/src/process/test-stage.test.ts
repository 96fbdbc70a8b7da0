import { existsSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { runTestStage } from './test-stage.ts';

it('leaves nothing of what its tests put aside', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const script = `
    const { mkdtempSync, writeFileSync } = require('node:fs');
    const { join } = require('node:path');
    const folder = mkdtempSync(join(require('node:os').tmpdir(), 'left-'));
    writeFileSync(process.argv[1], JSON.stringify(folder));`;
  let folder = '';
  const result = await runTestStage({
    name: 'stage-that-leaves-a-folder',
    command: process.execPath,
    call: (report) => ({ args: ['-e', script, report] }),
    read(report) {
      folder = String(report);
      return { passed: 1, failed: 0, skipped: 0, failures: [] };
    },
  });
  expect(result.passed).toBe(1);
  expect(folder).toMatch(/svcdesk-run-\w+\/left-/);
  expect(existsSync(folder)).toBe(false);
});
