import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installedChromium, namedChromium } from './find-chromium.ts';

let folder: string;

function program(name: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svcdesk-find-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('takes the browser that the environment names', () => {
  const path = program('my-browser');
  expect(namedChromium({ SVCDESK_CHROMIUM: path })).toBe(path);
  expect(namedChromium({ CHROMIUM: path })).toBe(path);
  expect(namedChromium({})).toBeUndefined();
});

it('refuses a named browser that is not there', () => {
  expect(() => namedChromium({ SVCDESK_CHROMIUM: join(folder, 'none') })).toThrow(/names no program/);
});

it('prefers an installed Chromium to Chrome, wherever they stand on the path', () => {
  program('a/google-chrome');
  const chromium = program('b/chromium');
  expect(installedChromium([join(folder, 'a'), join(folder, 'b')].join(delimiter))).toBe(chromium);
});

it('passes over a file that is not a program', () => {
  writeFileSync(join(folder, 'chromium'), '');
  expect(installedChromium(folder)).toBeUndefined();
});
