import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSecretBox } from './secret-box.ts';
import { keepKeys, openSecretBox } from './secret-keys.ts';

const folder = await mkdtemp(join(tmpdir(), 'svcdesk-secrets-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a secret box', () => {
  const box = createSecretBox('a key of more than thirty characters');

  it('opens what it sealed, for the same tenant only', () => {
    const sealed = box.seal('t1', 'public 公共');
    expect(sealed).not.toContain('public');
    expect(box.seal('t1', 'public 公共')).not.toBe(sealed);
    expect(box.open('t1', sealed)).toBe('public 公共');
    expect(box.open('t2', sealed)).toBeUndefined();
    expect(createSecretBox('another key of thirty characters').open('t1', sealed)).toBeUndefined();
  });

  it('does not open what was changed', () => {
    const sealed = box.seal('t1', 'word');
    const parts = sealed.split('.');
    const flipped = parts.map((part, index) => (index === 3 ? `A${part.slice(1)}` : part)).join('.');
    for (const text of [
      flipped === sealed ? `${sealed}A` : flipped,
      '',
      'v1',
      'v1...',
      `v2${sealed.slice(2)}`,
    ]) {
      expect(box.open('t1', text)).toBeUndefined();
    }
  });

  it('has the key of the settings, else one that is kept in the data folder for its owner alone', async () => {
    const data = { path: join(folder, 'data'), given: true };
    const first = await openSecretBox({ secretKey: undefined, otherSecretKey: undefined, data });
    const sealed = first.seal('t1', 'word');
    expect(
      (await openSecretBox({ secretKey: undefined, otherSecretKey: undefined, data })).open('t1', sealed),
    ).toBe('word');
    expect((await stat(join(data.path, 'secret.key'))).mode & 0o777).toBe(0o600);
    const key = await readFile(join(data.path, 'secret.key'), 'utf8');
    expect(
      (await openSecretBox({ secretKey: key, otherSecretKey: undefined, data })).open('t1', sealed),
    ).toBe('word');
  });

  it('is opened by no other installation: no key is shipped', async () => {
    const boxOf = (name: string) =>
      openSecretBox({
        secretKey: undefined,
        otherSecretKey: undefined,
        data: { path: join(folder, name), given: true },
      });
    const [mine, theirs] = [await boxOf('mine'), await boxOf('theirs')];
    expect(theirs.open('t1', mine.seal('t1', 'word'))).toBeUndefined();
  });

  it('looks for other keys once a second when something does not open, whether or not they can be read', async () => {
    const path = join(folder, 'changing');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1e6);
    onTestFinished(() => clock.mockRestore());
    const data = { path, given: true };
    const opened = await openSecretBox({ secretKey: undefined, otherSecretKey: undefined, data });
    await rm(join(path, 'secret.key'));
    expect(opened.open('t1', 'garbage')).toBeUndefined();
    const key = 'keys that were changed meanwhile';
    await keepKeys(join(path, 'secret.key'), [key]);
    const sealed = createSecretBox(key).seal('t1', 'word');
    expect(opened.open('t1', sealed)).toBeUndefined();
    clock.mockReturnValue(1e6 + 1000);
    expect(opened.open('t1', sealed)).toBe('word');
  });
});
