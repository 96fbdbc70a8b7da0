import { expect, it } from 'vitest';
import { coloursFor } from './terminal.ts';

it.each([
  ['a terminal', undefined, true, {}, true],
  ['a pipe', undefined, false, {}, false],
  ['a terminal with NO_COLOR', undefined, true, { NO_COLOR: '1' }, false],
  ['a terminal with an empty NO_COLOR', undefined, true, { NO_COLOR: '' }, true],
  ['a terminal with SVCDESK_NO_COLOR', undefined, true, { SVCDESK_NO_COLOR: '1' }, false],
  ['a dumb terminal', undefined, true, { TERM: 'dumb' }, false],
  ['a pipe with FORCE_COLOR', undefined, false, { FORCE_COLOR: '1' }, true],
  ['a pipe with CLICOLOR_FORCE', undefined, false, { CLICOLOR_FORCE: '1' }, true],
  ['a terminal with FORCE_COLOR=0', undefined, true, { FORCE_COLOR: '0' }, false],
  ['a terminal with NO_COLOR and FORCE_COLOR', undefined, true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
  ['--no-color with FORCE_COLOR', false, true, { FORCE_COLOR: '1' }, false],
])('%s has colours as it should', (_name, wanted, isTerminal, env, expected) => {
  const text = coloursFor(wanted, isTerminal, env).red('x');
  expect(text).toBe(expected ? '\u001b[31mx\u001b[39m' : 'x');
});
