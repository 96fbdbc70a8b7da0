import { closest, distance } from 'fastest-levenshtein';
import { SettingProblem, type SettingRow } from './reading.ts';
import { publicIpServices, settingsTable } from './table.ts';

type Read = { readonly [Key in keyof typeof settingsTable]: ReturnType<(typeof settingsTable)[Key]['read']> };

/** The server's settings, checked against each other. */
export interface Settings extends Read {
  readonly demo: boolean;
  readonly logLevel: NonNullable<Read['logLevel']>;
  readonly publicIpServices: readonly string[];
}

/** All that is wrong with the settings, one line each: which, what, and what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings need a change:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Reads all settings from the environment; empty ones count as not set. Throws {@link SettingsError}. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, row] of Object.entries(settingsTable) as [string, SettingRow<unknown>][]) {
    try {
      values[key] = row.read(environment[row.name]?.trim() || undefined);
    } catch (error) {
      if (!(error instanceof SettingProblem)) throw error;
      problems.push(`${row.name} ${error.message}.`);
    }
  }
  if (problems.length > 0) throw new SettingsError(problems);
  const read = values as Read;
  const production = read.mode === 'production';
  const settings: Settings = {
    ...read,
    demo: read.demo ?? !production,
    logLevel: read.logLevel ?? (production ? 'info' : 'warn'),
    // A server on one's own machine makes no requests to services outside.
    publicIpServices: read.publicIpServices ?? (production ? publicIpServices : []),
  };
  const wrong = togetherWrong(settings);
  if (wrong.length > 0) throw new SettingsError(wrong);
  return settings;
}

const prefix = 'SVCDESK_';
/** The command line's own, which the same shell may have for it. */
export const commandLineSettings: readonly string[] = [
  'SVCDESK_CONFIG_DIR',
  'SVCDESK_DEBUG',
  'SVCDESK_LANG',
  'SVCDESK_NO_COLOR',
  'SVCDESK_NO_INPUT',
  'SVCDESK_PROFILE',
  'SVCDESK_SERVER',
  'SVCDESK_STORAGE',
  'SVCDESK_TIMEOUT',
  'SVCDESK_TOKEN',
];
/** Of a service named svcdesk, Kubernetes gives its neighbours names of its own making, always this one among them. */
const kubernetesHost = 'SVCDESK_SERVICE_HOST';
const kubernetesName = /^SVCDESK_(SERVICE|PORT)(_|$)/;
const maxDistance = 4;
/** Of names without our prefix only long ones tell: many a variable is nearly called HOST. */
const minLength = 8;

/** Whether a variable without our prefix is nearly called as a setting without it. */
const isNearly = (name: string, known: readonly string[]): boolean =>
  known.some(
    (setting) => !setting.startsWith(prefix) && setting.length >= minLength && distance(name, setting) <= 2,
  );

/** Variables that look like settings and are none: a misspelt one would be without effect in silence. */
export function explainUnknownSettings(names: readonly string[]): string | undefined {
  const known = Object.values(settingsTable).map(({ name }) => name);
  const inKubernetes = names.includes(kubernetesHost);
  const unknown = names.filter(
    (name) =>
      !known.includes(name) &&
      !commandLineSettings.includes(name) &&
      (name.startsWith(prefix) || isNearly(name, known)) &&
      !(inKubernetes && kubernetesName.test(name)),
  );
  if (unknown.length === 0) return undefined;
  const listed = unknown.map((name) => {
    const bare = known.find((setting) => name === prefix + setting);
    const meant = bare ?? closest(name, known);
    return bare || distance(name, meant) <= maxDistance ? `${name} (${meant}?)` : name;
  });
  return `Not settings of the server, so without effect: ${listed.join(', ')}.`;
}

/** Whether people reach the server without HTTPS over a network. */
export function isOpenHttp({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(publicUrl?.hostname ?? '');
  return publicUrl?.protocol === 'http:' && !isLoopback;
}

/** What does not go together, and in production what has to be there. */
function togetherWrong(settings: Settings): string[] {
  const { captcha, demo, geetestId, geetestKey, tlsKey, tlsCert, files, databaseUrl, data } = settings;
  const s3Needs = (['s3Bucket', 's3KeyId', 's3Secret'] as const).filter((key) => !settings[key]);
  const production = settings.mode === 'production';
  const checks: readonly (readonly [wrong: boolean, problem: string])[] = [
    [
      captcha === 'none' && !demo,
      'SVCDESK_CAPTCHA is none, which is for demo data only; write puzzle or geetest, or turn SVCDESK_DEMO on.',
    ],
    [
      captcha === 'geetest' && !(geetestId && geetestKey),
      'SVCDESK_CAPTCHA is geetest; set SVCDESK_GEETEST_ID and SVCDESK_GEETEST_KEY too.',
    ],
    [
      files === 's3' && s3Needs.length > 0,
      `SVCDESK_FILES is s3; set ${s3Needs.map((key) => settingsTable[key].name).join(', ')} too.`,
    ],
    [
      Boolean(tlsKey) !== Boolean(tlsCert),
      `SVCDESK_TLS_${tlsKey ? 'CERT' : 'KEY'} is missing; HTTPS needs the key and the certificate.`,
    ],
    [
      Boolean(settings.databaseDirectUrl) && !databaseUrl,
      'SVCDESK_DATABASE_DIRECT_URL is set and DATABASE_URL is missing; DATABASE_URL is the address of the pooler, or of PostgreSQL where there is none.',
    ],
    [
      Boolean(settings.otherSecretKey) && !settings.secretKey,
      'SVCDESK_OTHER_SECRET_KEY is set and SVCDESK_SECRET_KEY is missing; without it the keys are in secret.key of the data folder.',
    ],
    [
      production && !databaseUrl && !data.given,
      'DATABASE_URL or SVCDESK_DATA is missing; production has to know where its data is kept.',
    ],
    [
      production && settings.codeSender.kind !== 'webhook',
      'SVCDESK_CODE_SENDER sends codes to no phone; production needs webhook:URL of a message service.',
    ],
    [
      production && !settings.publicUrl,
      'SVCDESK_PUBLIC_URL is missing; production needs the address people use.',
    ],
    [
      production && isOpenHttp(settings) && !settings.allowHttp,
      'SVCDESK_PUBLIC_URL is http:, which anybody on the way can read; write https:, or turn SVCDESK_ALLOW_HTTP on.',
    ],
    [
      production && !settings.rateLimits,
      'SVCDESK_RATE_LIMITS is off, which is for load tests; production keeps its limits.',
    ],
    [production && demo, 'SVCDESK_DEMO is on; production runs without demo data.'],
  ];
  return checks.filter(([wrong]) => wrong).map(([, problem]) => problem);
}
