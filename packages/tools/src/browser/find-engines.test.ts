import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFirefox, findWebKit, findWpe } from './find-engines.ts';

let folder: string;

function program(name: string, code = 0): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${code}\n`);
  chmodSync(path, 0o755);
  return path;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svcdesk-engines-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds an engine on the path', () => {
  const [firefox, driver, python] = [program('firefox'), program('WebKitWebDriver'), program('python3')];
  program('Xvfb');
  expect(findFirefox(folder)).toBe(firefox);
  expect(findWebKit(folder, python)).toEqual({ driver, python });
  const wpe = program('WPEWebDriver');
  expect(findWpe(folder, python)).toEqual({ driver: wpe, python });
});

it('says how to get an engine that is missing, or how to do without it', () => {
  expect(() => findFirefox(folder)).toThrow(/apt-get install firefox-esr".*"--without firefox"/);
  program('WPEWebDriver');
  expect(() => findWpe(folder, join(folder, 'python3'))).toThrow(/wpewebkit-driver.*"--without wpe"/);
  program('WebKitWebDriver');
  expect(() => findWebKit(folder, program('python3'))).toThrow(/apt-get install .*xvfb".*"--without webkit"/);
});

it('misses a WebKit whose libraries Python cannot reach', () => {
  program('WebKitWebDriver');
  program('Xvfb');
  expect(() => findWebKit(folder, program('python3', 1))).toThrow(/gir1.2-webkit2-4.1/);
});
