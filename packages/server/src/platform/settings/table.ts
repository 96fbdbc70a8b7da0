import type { SettingRow } from './reading.ts';
import * as reading from './reading.ts';

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** Every setting of the server; the README's table is checked against this one. */
export const settingsTable = {
  host: {
    name: 'HOST',
    about: 'Address to listen on; 0.0.0.0 for all networks',
    otherwise: '127.0.0.1',
    read: (text) => text ?? '127.0.0.1',
  } satisfies SettingRow<string>,
  port: {
    name: 'PORT',
    about: 'Port to listen on; 0 takes a free one',
    otherwise: '8700',
    read: reading.port,
  } satisfies SettingRow<number>,
  mode: {
    name: 'SVCDESK_MODE',
    about:
      '`demo` or `production`; production refuses to start without a database or data folder, a code sender and a public URL, or with demo data',
    otherwise: 'demo',
    read: (text) => reading.oneOf(['demo', 'production'])(text) ?? 'demo',
  } satisfies SettingRow<'demo' | 'production'>,
  data: {
    name: 'SVCDESK_DATA',
    about:
      'Folder of the embedded database, uploaded files and generated passwords, closed to other users of the machine',
    otherwise: '.data',
    read: reading.folder,
  } satisfies SettingRow<{ path: string; given: boolean }>,
  databaseUrl: {
    name: 'DATABASE_URL',
    about: 'PostgreSQL 15 or newer to use instead of the embedded database',
    otherwise: 'the embedded database',
    secret: true,
    read: reading.postgresUrl,
  } satisfies SettingRow<string | undefined>,
  databaseWaitSeconds: {
    name: 'SVCDESK_DATABASE_WAIT',
    about: 'Seconds that a starting server waits for a PostgreSQL that cannot be reached; 0 does not wait',
    otherwise: '60',
    read: reading.whole(0, 86_400, 60),
  } satisfies SettingRow<number>,
  demo: {
    name: 'SVCDESK_DEMO',
    about: '`on` loads demo data into an empty database',
    otherwise: 'on in demo mode',
    read: reading.onOff,
  } satisfies SettingRow<boolean | undefined>,
  demoPassword: {
    name: 'SVCDESK_DEMO_PASSWORD',
    about: 'Password of the demo accounts, at least 8 characters',
    otherwise: 'generated, printed and kept in the data folder',
    secret: true,
    read: reading.atLeast(8),
  } satisfies SettingRow<string | undefined>,
  captcha: {
    name: 'SVCDESK_CAPTCHA',
    about: 'Slider check: `puzzle` (self-hosted), `geetest` or `none` (with demo data only)',
    otherwise: 'puzzle',
    read: (text) => reading.oneOf(['puzzle', 'geetest', 'none'])(text) ?? 'puzzle',
  } satisfies SettingRow<'puzzle' | 'geetest' | 'none'>,
  geetestId: {
    name: 'SVCDESK_GEETEST_ID',
    about: 'GeeTest v4 captcha id',
    otherwise: 'needed for geetest',
    read: (text) => text,
  } satisfies SettingRow<string | undefined>,
  geetestKey: {
    name: 'SVCDESK_GEETEST_KEY',
    about: 'GeeTest v4 captcha key',
    otherwise: 'needed for geetest',
    secret: true,
    read: (text) => text,
  } satisfies SettingRow<string | undefined>,
  initialPasswordDays: {
    name: 'SVCDESK_INITIAL_PASSWORD_DAYS',
    about:
      'Days that a first password, imported or given by `accounts reset`, is good for until it is changed',
    otherwise: '14',
    read: reading.whole(1, 365, 14),
  } satisfies SettingRow<number>,
  codeSender: {
    name: 'SVCDESK_CODE_SENDER',
    about: 'Where verification codes go: `console`, `file:PATH` (one JSON line a code) or `webhook:URL`',
    otherwise: 'console',
    read: reading.codeSender,
  } satisfies SettingRow<reading.CodeSenderSetting>,
  assistantUrl: {
    name: 'SVCDESK_ASSISTANT_URL',
    about:
      'Base address of a service that speaks OpenAI chat completions, such as `https://llm.example.com/v1`; it phrases answers from knowledge articles',
    otherwise: 'articles are shown as they are',
    read: reading.httpUrl,
  } satisfies SettingRow<URL | undefined>,
  assistantKey: {
    name: 'SVCDESK_ASSISTANT_KEY',
    about: 'Key for that service, sent as a bearer token',
    otherwise: 'none is sent',
    secret: true,
    read: (text) => text,
  } satisfies SettingRow<string | undefined>,
  assistantModel: {
    name: 'SVCDESK_ASSISTANT_MODEL',
    about: 'Name of the model to ask there',
    otherwise: 'default',
    read: (text) => text ?? 'default',
  } satisfies SettingRow<string>,
  webhookPrivate: {
    name: 'SVCDESK_WEBHOOK_PRIVATE',
    about: '`on` lets webhooks reach private and local addresses',
    otherwise: 'off',
    read: (text) => reading.onOff(text) ?? false,
  } satisfies SettingRow<boolean>,
  webhookPorts: {
    name: 'SVCDESK_WEBHOOK_PORTS',
    about: 'Ports besides 80 and 443 that webhooks may reach, such as `8443,9000-9010`',
    otherwise: 'none',
    read: reading.ports,
  } satisfies SettingRow<readonly (readonly [from: number, to: number])[]>,
  publicUrl: {
    name: 'SVCDESK_PUBLIC_URL',
    about: 'Address under which people reach the server',
    otherwise: 'the address listened on',
    read: reading.httpUrl,
  } satisfies SettingRow<URL | undefined>,
  trustProxy: {
    name: 'SVCDESK_TRUST_PROXY',
    about: 'Whose X-Forwarded-For counts: `off`, or the addresses of the proxies before the server',
    otherwise: 'off',
    read: reading.trustProxy,
  } satisfies SettingRow<false | string[]>,
  origins: {
    name: 'SVCDESK_ORIGINS',
    about: 'Other origins, separated by commas, whose pages may call the server and show it in a frame',
    otherwise: 'none',
    read: reading.origins,
  } satisfies SettingRow<readonly string[]>,
  publicIpServices: {
    name: 'SVCDESK_PUBLIC_IP_SERVICES',
    about:
      'Addresses, separated by commas, that tell a device its public address (as text or as `ip` in JSON), for usage tracking; the first that answers counts',
    otherwise: 'none is asked',
    read: reading.httpUrls,
  } satisfies SettingRow<readonly string[]>,
  defaultTenant: {
    name: 'SVCDESK_DEFAULT_TENANT',
    about: 'Short id of the tenant that people without an invitation join',
    otherwise: 't1',
    read: reading.tenantId,
  } satisfies SettingRow<string>,
  files: {
    name: 'SVCDESK_FILES',
    about: 'Where uploaded files are kept: `disk` (the data folder) or `s3` (any store that speaks S3)',
    otherwise: 'disk',
    read: (text) => reading.oneOf(['disk', 's3'])(text) ?? 'disk',
  } satisfies SettingRow<'disk' | 's3'>,
  uploadDayMegabytes: {
    name: 'SVCDESK_UPLOAD_DAY_MB',
    about:
      'Megabytes that one account may upload within 24 hours; a tenth for somebody who is not approved yet',
    otherwise: '500',
    read: reading.whole(1, 1_000_000, 500),
  } satisfies SettingRow<number>,
  uploadUnboundFiles: {
    name: 'SVCDESK_UPLOAD_UNBOUND',
    about:
      'Uploaded files of one account that belong to nothing yet; a tenth for somebody who is not approved yet',
    otherwise: '100',
    read: reading.whole(1, 100_000, 100),
  } satisfies SettingRow<number>,
  s3Bucket: {
    name: 'SVCDESK_S3_BUCKET',
    about:
      'Whole address of the bucket, with the bucket in its path or its name, and a prefix if files share it',
    otherwise: 'needed for s3',
    read: reading.httpUrl,
  } satisfies SettingRow<URL | undefined>,
  s3Region: {
    name: 'SVCDESK_S3_REGION',
    about: 'Region that requests to the bucket are signed for',
    otherwise: 'us-east-1',
    read: (text) => text ?? 'us-east-1',
  } satisfies SettingRow<string>,
  s3KeyId: {
    name: 'SVCDESK_S3_KEY_ID',
    about: 'Id of the access key, which needs to put, get and delete objects',
    otherwise: 'needed for s3',
    read: (text) => text,
  } satisfies SettingRow<string | undefined>,
  s3Secret: {
    name: 'SVCDESK_S3_SECRET',
    about: 'Secret of the access key',
    otherwise: 'needed for s3',
    secret: true,
    read: (text) => text,
  } satisfies SettingRow<string | undefined>,
  secretKey: {
    name: 'SVCDESK_SECRET_KEY',
    about:
      'Key that stored credentials are sealed with, at least 32 characters; servers of one database share it',
    otherwise: 'generated and kept in the data folder',
    secret: true,
    read: reading.atLeast(32),
  } satisfies SettingRow<string | undefined>,
  metricsToken: {
    name: 'SVCDESK_METRICS_TOKEN',
    about: 'Bearer token for /metrics, at least 16 characters',
    otherwise: '/metrics answers this machine only, and in production or behind a proxy nobody',
    secret: true,
    read: reading.atLeast(16),
  } satisfies SettingRow<string | undefined>,
  tlsKey: {
    name: 'SVCDESK_TLS_KEY',
    about: 'Path of the private key (PEM) to serve HTTPS',
    otherwise: 'plain HTTP',
    read: (text) => text,
  } satisfies SettingRow<string | undefined>,
  tlsCert: {
    name: 'SVCDESK_TLS_CERT',
    about: 'Path of the certificate chain (PEM) to serve HTTPS',
    otherwise: 'plain HTTP',
    read: (text) => text,
  } satisfies SettingRow<string | undefined>,
  rateLimits: {
    name: 'SVCDESK_RATE_LIMITS',
    about: '`off` for load tests only; production refuses it',
    otherwise: 'on',
    read: (text) => reading.onOff(text) ?? true,
  } satisfies SettingRow<boolean>,
  timeZone: {
    name: 'SVCDESK_TIME_ZONE',
    about: 'Time zone of new tenants',
    otherwise: 'Asia/Shanghai',
    read: reading.timeZone,
  } satisfies SettingRow<string>,
  logLevel: {
    name: 'SVCDESK_LOG_LEVEL',
    about: `What is logged: ${logLevels.map((level) => `\`${level}\``).join(', ')}; info has a line for every write`,
    otherwise: 'info in production, else warn',
    read: reading.oneOf(logLevels),
  } satisfies SettingRow<(typeof logLevels)[number] | undefined>,
} as const;
