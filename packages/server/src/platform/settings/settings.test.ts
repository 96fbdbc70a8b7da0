import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { commandLineSettings, explainUnknownSettings, readSettings, SettingsError } from './settings.ts';
import { settingsTable } from './table.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

const production = {
  SVCDESK_MODE: 'production',
  DATABASE_URL: 'postgres://desk:secret@db/desk',
  SVCDESK_CODE_SENDER: 'webhook:https://sms.example.com/send',
  SVCDESK_PUBLIC_URL: 'https://desk.example.com',
};

describe('an address in the settings', () => {
  it.each([
    'postgres://desk:s3cr/et@db:5432/x',
    'postgres://desk:123/et@db:5432/x',
    'postgres://desk:123#et@db:5432/x',
    'postgres://desk:123?et@db:5432/x',
    'postgres://desk:123%zz@db:5432/x',
    'postgres://desk:123@h1:5432,h2:5432/x',
    'postgres://desk:123@h1,h2/x',
  ])('of a database that cannot be read is refused without being shown: %s', (text) => {
    for (const name of ['DATABASE_URL', 'SVCDESK_DATABASE_DIRECT_URL']) {
      const [problem = '', ...more] = problemsOf({ DATABASE_URL: production.DATABASE_URL, [name]: text });
      expect(problem).toMatch(new RegExp(`^${name} cannot be read; write / \\? # @ and % .* as %2F`));
      expect(more).toEqual([]);
      expect(problem).not.toMatch(/desk:|s3cr|123/);
    }
  });

  it.each([
    'postgres://desk:s3cr%2Fet%40@db:5432/x',
    'postgresql://desk@db/x?sslmode=require&options=-c%20work_mem%3D8MB',
    'postgres:///x?host=/var/run/postgresql',
    'postgres://desk:p@[::1]:5432/x',
  ])('of a database is taken: %s', (text) => {
    expect(problemsOf({ DATABASE_URL: text })).toEqual([]);
  });

  it('is not shown when a password may stand in it', () => {
    expect(problemsOf({ SVCDESK_PUBLIC_URL: 'https//desk:hidden@desk' })).toEqual([
      expect.stringMatching(/^SVCDESK_PUBLIC_URL cannot be read; write a whole address/),
    ]);
  });

  it.each([
    ['SVCDESK_CODE_SENDER', 'webhok:https://sms.example.com/send?key=hidden'],
    ['SVCDESK_CODE_SENDER', 'webhook:htps://sms.example.com/hidden'],
    ['SVCDESK_ASSISTANT_URL', 'htps://llm.example.com/hidden'],
    ['SVCDESK_S3_BUCKET', 's3://key:hidden@bucket'],
    ['SVCDESK_BACKUP_BUCKET', 'bucket.example.com/?sig=hidden'],
    ['SVCDESK_PUBLIC_IP_SERVICES', 'ftp://ip.example.com/hidden'],
    ['SVCDESK_ORIGINS', 'https://desk:hidden@portal.example.com'],
    ['SVCDESK_PUSH_SERVICES', 'https://desk:hidden@push.example.com'],
    ['SVCDESK_TRUST_PROXY', 'http://desk:hidden@10.0.0.1:3128'],
    ['PORT', 'postgres://desk:hidden@db/x'],
  ])('of something else is not shown when it may hold a secret: %s', (name, text) => {
    const problems = problemsOf({ [name]: text });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} .*; write `))]);
    expect(problems.join()).not.toContain('hidden');
  });
});

describe('settings', () => {
  it('need nothing for a demo', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 8700,
      mode: 'demo',
      demo: true,
      captcha: 'puzzle',
      codeSender: { kind: 'console' },
      trustProxy: false,
      logLevel: 'warn',
    });
  });

  it('count as not set when they are empty', () => {
    expect(readSettings({ PORT: ' ', SVCDESK_DATA: '' }).port).toBe(8700);
  });

  it.each([
    [{ PORT: 'abc' }, /^PORT is "abc"; write a port from 0 to 65535/],
    [{ PORT: '70000' }, /^PORT /],
    [{ SVCDESK_MODE: 'live' }, /^SVCDESK_MODE is "live"; write one of: demo, production/],
    [{ DATABASE_URL: 'mysql://u:hidden@x' }, /^DATABASE_URL is no PostgreSQL address/],
    [{ SVCDESK_DEMO_PASSWORD: 'short' }, /^SVCDESK_DEMO_PASSWORD is too short/],
    [{ SVCDESK_CODE_SENDER: 'pigeon' }, /write console, file:PATH or webhook:URL/],
    [{ SVCDESK_CODE_SENDER: 'webhook:nowhere' }, /^SVCDESK_CODE_SENDER /],
    [{ SVCDESK_ORIGINS: 'https://a.example.com/path' }, /without a path/],
    [{ SVCDESK_TRUST_PROXY: 'yes' }, /addresses of proxies/],
    [{ SVCDESK_TRUST_PROXY: '1' }, /addresses of proxies/],
    [{ SVCDESK_TIME_ZONE: 'Mars/North' }, /IANA/],
    [{ SVCDESK_PUBLIC_URL: 'desk' }, /whole address/],
    [{ SVCDESK_SECRET_KEY: 'a'.repeat(40) }, /too easy to guess/],
    [{ SVCDESK_SECRET_KEY: 'changeme-123'.repeat(4) }, /too easy to guess/],
    [{ SVCDESK_CODE_COUNTRIES: 'China' }, /two letters/],
    [{ SVCDESK_PUSH_SERVICES: 'https://push.example.com' }, /write hosts/],
    [{ SVCDESK_METRICS_TOKEN: 'short' }, /at least 16/],
    [{ SVCDESK_WEBHOOK_PORTS: '8443,x' }, /^SVCDESK_WEBHOOK_PORTS holds "x"; write ports/],
    [{ SVCDESK_WEBHOOK_PORTS: '9010-9000' }, /ports from 1 to 65535/],
    [{ SVCDESK_UPLOAD_DAY_MB: '0' }, /^SVCDESK_UPLOAD_DAY_MB is "0"; write a whole number from 1 to/],
    [{ SVCDESK_CAPTCHA: 'none', SVCDESK_DEMO: 'off' }, /demo data only/],
    [{ SVCDESK_CAPTCHA: 'geetest' }, /SVCDESK_GEETEST_ID and SVCDESK_GEETEST_KEY/],
    [{ SVCDESK_TLS_KEY: '/key.pem' }, /^SVCDESK_TLS_CERT is missing/],
  ])('say of %j which is wrong and what to do', (environment, expected) => {
    const problems = problemsOf(environment as Record<string, string>);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(expected);
  });

  it('tell all that is wrong at once, and never show a secret', () => {
    const problems = problemsOf({
      PORT: 'x',
      DATABASE_URL: 'mysql://u:hidden@x',
      SVCDESK_METRICS_TOKEN: 'hush',
    });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toMatch(/hidden|hush/);
  });

  it('take whole values', () => {
    const settings = readSettings({
      SVCDESK_ORIGINS: 'https://a.example.com, http://b.example.com:8080',
      SVCDESK_TRUST_PROXY: '10.0.0.0/8, ::1, loopback',
      SVCDESK_CODE_SENDER: 'file:codes.jsonl',
      SVCDESK_WEBHOOK_PORTS: '8443, 9000-9010',
    });
    expect(settings.webhookPorts).toEqual([
      [8443, 8443],
      [9000, 9010],
    ]);
    expect(settings.origins).toEqual(['https://a.example.com', 'http://b.example.com:8080']);
    expect(settings.trustProxy).toEqual(['10.0.0.0/8', '::1', 'loopback']);
    expect(settings.codeSender).toMatchObject({ kind: 'file' });
  });

  it('have names of their own, and words about each', () => {
    const rows = Object.values(settingsTable);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    for (const { about, otherwise } of rows) expect([about, otherwise]).not.toContain('');
  });
});

describe('production', () => {
  it('starts when everything it needs is there', () => {
    expect(readSettings(production)).toMatchObject({ demo: false, logLevel: 'info' });
  });

  it.each([
    ['DATABASE_URL', /DATABASE_URL or SVCDESK_DATA is missing/],
    ['SVCDESK_CODE_SENDER', /SVCDESK_CODE_SENDER/],
    ['SVCDESK_PUBLIC_URL', /SVCDESK_PUBLIC_URL is missing/],
  ])('refuses to start without %s and says so', (name, expected) => {
    const problems = problemsOf({ ...production, [name]: '' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(expected);
  });

  it('refuses a public URL without HTTPS, unless it is this machine or a setting allows it', () => {
    const open = { ...production, SVCDESK_PUBLIC_URL: 'http://desk.example.com' };
    expect(problemsOf(open)[0]).toMatch(/SVCDESK_PUBLIC_URL is http:/);
    expect(problemsOf({ ...open, SVCDESK_ALLOW_HTTP: 'on' })).toEqual([]);
    expect(problemsOf({ ...production, SVCDESK_PUBLIC_URL: 'http://127.0.0.1:8700' })).toEqual([]);
  });

  it('refuses demo data, and to go without its limits', () => {
    expect(problemsOf({ ...production, SVCDESK_DEMO: 'on' })[0]).toMatch(/SVCDESK_DEMO is on/);
    expect(problemsOf({ ...production, SVCDESK_RATE_LIMITS: 'off' })[0]).toMatch(
      /SVCDESK_RATE_LIMITS is off/,
    );
  });
});

describe('services that tell a device its public address', () => {
  const of = (environment: Record<string, string>) => readSettings(environment).publicIpServices;

  it('are two in production, those that the setting names, or none', () => {
    expect(of(production)).toHaveLength(2);
    const named = {
      ...production,
      SVCDESK_PUBLIC_IP_SERVICES: 'https://ip.example.com/, https://ip.example.org/',
    };
    expect(of(named)).toEqual(['https://ip.example.com/', 'https://ip.example.org/']);
    expect(of({ ...production, SVCDESK_PUBLIC_IP_SERVICES: 'off' })).toEqual([]);
  });

  it('are not asked in demo mode, unless they are named', () => {
    expect(of({})).toEqual([]);
    expect(of({ SVCDESK_PUBLIC_IP_SERVICES: 'off' })).toEqual([]);
    expect(of({ SVCDESK_PUBLIC_IP_SERVICES: 'https://ip.example.com/' })).toHaveLength(1);
  });
});

describe('variables that are no settings', () => {
  it('are named, with the setting that may have been meant', () => {
    expect(
      explainUnknownSettings(['PATH', 'SVCDESK_DAT', 'SVCDESK_TRUST_PROXIES', 'SVCDESK_WALLPAPER']),
    ).toBe(
      'Not settings of the server, so without effect: SVCDESK_DAT (SVCDESK_DATA?), SVCDESK_TRUST_PROXIES (SVCDESK_TRUST_PROXY?), SVCDESK_WALLPAPER.',
    );
  });

  it('are settings that have no prefix', () => {
    expect(explainUnknownSettings(['SVCDESK_PORT', 'SVCDESK_DATABASE_URL'])).toBe(
      'Not settings of the server, so without effect: SVCDESK_PORT (PORT?), SVCDESK_DATABASE_URL (DATABASE_URL?).',
    );
  });

  it('are those that are nearly called DATABASE_URL, without which another database would be opened', () => {
    expect(explainUnknownSettings(['DATABSE_URL', 'TEST_DATABASE_URL', 'POST', 'HOSTS'])).toBe(
      'Not settings of the server, so without effect: DATABSE_URL (DATABASE_URL?).',
    );
  });

  it('are none of the command line, all of which are known', async () => {
    const files = ['session/settings.ts', 'phrases/help-en.ts'].map((file) =>
      readFile(new URL(`../../../../cli/src/${file}`, import.meta.url), 'utf8'),
    );
    const named = (await Promise.all(files)).join('').match(/SVCDESK_[A-Z_]+/g);
    expect([...new Set(named)].sort()).toEqual(commandLineSettings);
    expect(explainUnknownSettings(commandLineSettings)).toBeUndefined();
  });

  it('are passed over where Kubernetes made them', () => {
    expect(
      explainUnknownSettings([
        'SVCDESK_PORT',
        'SVCDESK_PORT_8700_TCP',
        'SVCDESK_SERVICE_HOST',
        'SVCDESK_DATA',
      ]),
    ).toBeUndefined();
  });
});
