import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { person } from '../testing/samples.ts';
import { refuse } from '../testing/stub-server.ts';

const config = { version: '9.9.9', demo: false, captcha: 'none', fileBytesMax: 1, filesMax: 1 };
const answers = { 'app.config': () => config, 'account.personal': () => person };

async function findings(given: Record<string, () => unknown>, options: object = {}, flags: string[] = []) {
  await using mock = await startMock({ ...answers, ...given });
  const { code, out } = await mock.svcdesk(['doctor', '--json', ...flags], options);
  const all = JSON.parse(out).findings as {
    check: string;
    verdict: string;
    found: string;
    advice?: string;
  }[];
  return { code, of: (check: string) => all.find((each) => each.check === check) };
}

describe('svcdesk doctor', () => {
  it('finds the server, its version, and who is signed in', async () => {
    const { code, of } = await findings({});
    expect(code).toBe(0);
    expect(of('server')?.verdict).toBe('ok');
    expect(of('version')).toMatchObject({ verdict: 'ok', found: 'program 9.9.9, server 9.9.9' });
    expect(of('session')?.found).toMatch(/^engineer, until .* \(file\)$/);
    expect(of('certificate')).toBeUndefined();
  });

  it('says what to do about an older server, a session that ended, and a proxy without its password', async () => {
    const { code, of } = await findings(
      {
        'app.config': () => ({ ...config, version: '9.8.0' }),
        'account.personal': () => refuse('sessionEnded'),
      },
      { env: { NO_PROXY: '' } },
    );
    expect(code).toBe(1);
    expect(of('version')).toMatchObject({ verdict: 'warning', advice: expect.stringContaining('older') });
    expect(of('session')).toMatchObject({ verdict: 'failed', advice: 'Sign in: svcdesk login' });
  });

  it('ends with 7 where no server answers, and does not blame the session for it', async () => {
    const { code, of } = await findings({}, {}, ['--server', 'http://127.0.0.1:1']);
    expect(code).toBe(7);
    expect(of('server')).toMatchObject({ verdict: 'failed', advice: expect.stringContaining('--server') });
    expect(of('session')).toBeUndefined();
  });

  it('is read by people in their language, and line by line by programs', async () => {
    await using mock = await startMock(answers);
    const people = await mock.svcdesk(['doctor', '--lang', 'zh', '--no-color'], { columns: 80 });
    expect(people.out).toMatch(/^正常 {2}服务: http/m);
    const lines = (await mock.svcdesk(['doctor'])).out.split('\n');
    expect(lines.find((line) => line.startsWith('version\t'))).toBe(
      'version\tok\tprogram 9.9.9, server 9.9.9\t',
    );
  });
});
