import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { explainDiskFault } from './disk-fault.ts';

const failing = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error) => error,
  );

it.each([
  ['EACCES', 'this user may not read or write there (EACCES). Let it (chown, chmod), or name another place.'],
  ['ENOENT', 'it is not there (ENOENT). Check the path; a folder that is to hold it is made first.'],
  ['EISDIR', 'it is a folder (EISDIR). Name a file.'],
  ['ENOTDIR', 'a part of its path is a file (ENOTDIR). Check the path, whose folders must be folders.'],
  ['ENOSPC', 'its disk is full (ENOSPC). Make room on it, or name a place on another disk.'],
  ['EROFS', 'its disk is read-only (EROFS). Mount it for writing, or name a place on another disk.'],
])('%s of a path is said with the path and what to do', (code, said) => {
  const error = Object.assign(new Error(code), { code, syscall: 'open', path: '/a/b' });
  expect(explainDiskFault(error)).toBe(`/a/b cannot be used: ${said}`);
  // What is open already has no path of its own.
  const bare = Object.assign(new Error(code), { code, syscall: 'write' });
  expect(explainDiskFault(bare, '/a/c')).toBe(`/a/c cannot be used: ${said}`);
  expect(explainDiskFault(bare)).toBeUndefined();
});

it('what the system itself says is understood', async () => {
  expect(explainDiskFault(await failing(readFile('/nowhere/a')))).toMatch(/^\/nowhere\/a cannot .*ENOENT/);
  expect(explainDiskFault(await failing(readFile('/')), '/')).toMatch(/^\/ cannot .*EISDIR/);
  expect(explainDiskFault(await failing(readdir('/dev/null')))).toMatch(/^\/dev\/null cannot .*ENOTDIR/);
  const full = await open('/dev/full', 'w');
  expect(explainDiskFault(await failing(full.writeFile('x')), '/dev/full')).toMatch(/ENOSPC/);
  await full.close();
  expect(explainDiskFault(await failing(writeFile('/dev/full', 'x')), '/dev/full')).toMatch(/ENOSPC/);
});

it('errors of other kinds are none of a disk', async () => {
  expect(explainDiskFault(new Error('ENOENT'), '/a')).toBeUndefined();
  expect(explainDiskFault('ENOENT', '/a')).toBeUndefined();
  const socket = connect('/nowhere/socket');
  const error = await new Promise((done) => socket.once('error', done));
  expect(explainDiskFault(error, '/a')).toBeUndefined();
});
