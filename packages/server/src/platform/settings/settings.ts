import { SettingProblem, type SettingRow } from './reading.ts';
import { settingsTable } from './table.ts';

type Read = { readonly [Key in keyof typeof settingsTable]: ReturnType<(typeof settingsTable)[Key]['read']> };

/** The server's settings, checked against each other. */
export interface Settings extends Read {
  readonly demo: boolean;
  readonly logLevel: NonNullable<Read['logLevel']>;
}

/** All that is wrong with the settings, one line each: which, what, and what to do. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings need a change:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
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
  const read = values as unknown as Read;
  const production = read.mode === 'production';
  const settings: Settings = {
    ...read,
    demo: read.demo ?? !production,
    logLevel: read.logLevel ?? (production ? 'info' : 'warn'),
  };
  problems.push(...togetherWrong(settings));
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

const nameOf = (key: keyof typeof settingsTable): string => settingsTable[key].name;

function togetherWrong(settings: Settings): string[] {
  const problems: string[] = [];
  const { captcha, demo, geetestId, geetestKey, tlsKey, tlsCert } = settings;
  if (captcha === 'none' && !demo) {
    problems.push(
      `${nameOf('captcha')} is none, which is for demo data only; write puzzle or geetest, or turn ${nameOf('demo')} on.`,
    );
  }
  if (captcha === 'geetest' && !(geetestId && geetestKey)) {
    problems.push(
      `${nameOf('captcha')} is geetest; set ${nameOf('geetestId')} and ${nameOf('geetestKey')} too.`,
    );
  }
  const s3Needs = (['s3Bucket', 's3KeyId', 's3Secret'] as const).filter((key) => !settings[key]);
  if (settings.files === 's3' && s3Needs.length > 0) {
    problems.push(`${nameOf('files')} is s3; set ${s3Needs.map(nameOf).join(', ')} too.`);
  }
  if (Boolean(tlsKey) !== Boolean(tlsCert)) {
    problems.push(
      `${nameOf(tlsKey ? 'tlsCert' : 'tlsKey')} is missing; HTTPS needs the key and the certificate.`,
    );
  }
  if (settings.mode === 'production') problems.push(...missingInProduction(settings));
  return problems;
}

function missingInProduction(settings: Settings): string[] {
  const problems: string[] = [];
  if (!settings.databaseUrl && !settings.data.given) {
    problems.push(
      `${nameOf('databaseUrl')} or ${nameOf('data')} is missing; production has to know where its data is kept.`,
    );
  }
  if (settings.codeSender.kind !== 'webhook') {
    problems.push(
      `${nameOf('codeSender')} sends codes to nobody's phone; production needs webhook:URL of a message service.`,
    );
  }
  if (!settings.publicUrl) {
    problems.push(`${nameOf('publicUrl')} is missing; production needs the address people use.`);
  }
  if (!settings.rateLimits) {
    problems.push(`${nameOf('rateLimits')} is off, which is for load tests; production keeps its limits.`);
  }
  if (settings.demo) {
    problems.push(`${nameOf('demo')} is on; production runs without demo data.`);
  }
  return problems;
}
