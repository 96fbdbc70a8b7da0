import { resolve } from 'node:path';
import {
  asWritten,
  atLeast,
  codeCountry,
  codeSender,
  hostPattern,
  httpAddress,
  httpUrl,
  list,
  offOr,
  oneOf,
  onOff,
  optional,
  origin,
  port,
  ports,
  postgresUrl,
  strongKey,
  tenantId,
  timeZone,
  trustProxy,
  whole,
  withDefault,
} from './reading.ts';

/** They learn this server's address when they are asked; the second is asked where the first does not answer. */
export const publicIpServices = ['https://api.ipify.org/?format=json', 'https://icanhazip.com/'] as const;

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/**
 * Every setting of the server: its environment variable, what holds when it is not set, how it is read and what it is
 * for; the README's table is checked against this one.
 */
export const settingsTable = {
  host: withDefault('HOST', '127.0.0.1', asWritten, {
    about: 'Address to listen on; 0.0.0.0 for all networks',
  }),
  port: withDefault('PORT', '8700', port, { about: 'Port to listen on; 0 takes a free one' }),
  mode: withDefault('SVCDESK_MODE', 'demo', oneOf(['demo', 'production']), {
    about:
      '`demo` or `production`; production refuses to start without a database or data folder, a code sender and a public URL, or with demo data',
  }),
  data: {
    name: 'SVCDESK_DATA',
    otherwise: '.data',
    about:
      'Folder of the embedded database, uploaded files and generated passwords, closed to other users of the machine',
    read: (text?: string) => ({ path: resolve(text ?? '.data'), given: text !== undefined }),
  },
  databaseUrl: optional('DATABASE_URL', postgresUrl, {
    otherwise: 'the embedded database',
    about: 'PostgreSQL 15 or newer to use instead of the embedded database',
  }),
  databaseDirectUrl: optional('SVCDESK_DATABASE_DIRECT_URL', postgresUrl, {
    otherwise: 'DATABASE_URL',
    about:
      'Address of PostgreSQL itself, where DATABASE_URL is that of a pooler such as PgBouncer in transaction mode',
  }),
  databaseWaitSeconds: withDefault('SVCDESK_DATABASE_WAIT', '60', whole(0, 86_400), {
    about: 'Seconds that a starting server waits for a PostgreSQL that cannot be reached; 0 does not wait',
  }),
  allowNewer: withDefault('SVCDESK_ALLOW_NEWER', 'off', onOff, {
    about:
      '`on` also starts on a database that the next release has brought up to date, to go back to this one',
  }),
  demo: optional('SVCDESK_DEMO', onOff, {
    otherwise: 'on in demo mode',
    about: '`on` loads demo data into an empty database',
  }),
  demoPassword: optional('SVCDESK_DEMO_PASSWORD', atLeast(8), {
    otherwise: 'generated, printed and kept in the data folder',
    about: 'Password of the demo accounts, at least 8 characters',
  }),
  captcha: withDefault('SVCDESK_CAPTCHA', 'puzzle', oneOf(['puzzle', 'geetest', 'none']), {
    about: 'Slider check: `puzzle` (self-hosted), `geetest` or `none` (with demo data only)',
  }),
  geetestId: optional('SVCDESK_GEETEST_ID', asWritten, {
    otherwise: 'needed for geetest',
    about: 'GeeTest v4 captcha id',
  }),
  geetestKey: optional('SVCDESK_GEETEST_KEY', asWritten, {
    otherwise: 'needed for geetest',
    about: 'GeeTest v4 captcha key',
  }),
  initialPasswordDays: withDefault('SVCDESK_INITIAL_PASSWORD_DAYS', '14', whole(1, 365), {
    about:
      'Days that a first password, imported or given by `accounts reset`, is good for until it is changed',
  }),
  codeSender: withDefault('SVCDESK_CODE_SENDER', 'console', codeSender, {
    about: 'Where verification codes go: `console`, `file:PATH` (one JSON line a code) or `webhook:URL`',
  }),
  codeCountries: list('SVCDESK_CODE_COUNTRIES', codeCountry, {
    otherwise: "each tenant's own",
    about:
      'Further countries that codes are sent to, as two letters, for every tenant or one, such as `HK,MO` or `t2:SG`',
  }),
  assistantUrl: optional('SVCDESK_ASSISTANT_URL', httpUrl, {
    otherwise: 'articles are shown as they are',
    about:
      'Base address of a service that speaks OpenAI chat completions, such as `https://llm.example.com/v1`; it phrases answers from knowledge articles',
  }),
  assistantKey: optional('SVCDESK_ASSISTANT_KEY', asWritten, {
    otherwise: 'none is sent',
    about: 'Key for that service, sent as a bearer token',
  }),
  assistantModel: withDefault('SVCDESK_ASSISTANT_MODEL', 'default', asWritten, {
    about: 'Name of the model to ask there',
  }),
  webhookPrivate: withDefault('SVCDESK_WEBHOOK_PRIVATE', 'off', onOff, {
    about: '`on` lets webhooks reach private and local addresses',
  }),
  webhookPorts: list('SVCDESK_WEBHOOK_PORTS', ports, {
    otherwise: 'none',
    about: 'Ports besides 80 and 443 that webhooks may reach, such as `8443,9000-9010`',
  }),
  pushServices: list('SVCDESK_PUSH_SERVICES', hostPattern, {
    otherwise: 'those of Chrome, Edge, Firefox and Safari',
    about:
      'Hosts of further push services, separated by commas, such as `push.example.com` or `*.example.com`; `*` allows any public one',
  }),
  publicUrl: optional('SVCDESK_PUBLIC_URL', httpUrl, {
    otherwise: 'the address listened on',
    about: 'Address under which people reach the server',
  }),
  allowHttp: withDefault('SVCDESK_ALLOW_HTTP', 'off', onOff, {
    about:
      '`on` lets production run under a public URL without HTTPS, where everybody on the way reads passwords; each start warns of it',
  }),
  trustProxy: withDefault('SVCDESK_TRUST_PROXY', 'off', trustProxy, {
    about: 'Whose X-Forwarded-For counts: `off`, or the addresses of the proxies before the server',
  }),
  origins: list('SVCDESK_ORIGINS', origin, {
    otherwise: 'none',
    about: 'Other origins, separated by commas, whose pages may call the server and show it in a frame',
  }),
  publicIpServices: optional('SVCDESK_PUBLIC_IP_SERVICES', offOr(httpAddress), {
    otherwise: `${publicIpServices.join(', ')} in production, else none is asked`,
    about:
      'Addresses, separated by commas, that tell a device its public address (as text or as `ip` in JSON), for usage tracking; the first that answers counts; `off` for none',
  }),
  defaultTenant: withDefault('SVCDESK_DEFAULT_TENANT', 't1', tenantId, {
    about: 'Short id of the tenant that people without an invitation join',
  }),
  files: withDefault('SVCDESK_FILES', 'disk', oneOf(['disk', 's3']), {
    about: 'Where uploaded files are kept: `disk` (the data folder) or `s3` (any store that speaks S3)',
  }),
  uploadDayMegabytes: withDefault('SVCDESK_UPLOAD_DAY_MB', '500', whole(1, 1_000_000), {
    about:
      'Megabytes that one account may upload within 24 hours; a tenth for an account that is not approved yet',
  }),
  uploadUnboundFiles: withDefault('SVCDESK_UPLOAD_UNBOUND', '100', whole(1, 100_000), {
    about:
      'Uploaded files of one account that belong to nothing yet; a tenth for an account that is not approved yet',
  }),
  s3Bucket: optional('SVCDESK_S3_BUCKET', httpUrl, {
    otherwise: 'needed for s3',
    about:
      'Whole address of the bucket, with the bucket in its path or its name, and a prefix if files share it',
  }),
  s3Region: withDefault('SVCDESK_S3_REGION', 'us-east-1', asWritten, {
    about: 'Region that requests to the bucket are signed for',
  }),
  s3KeyId: optional('SVCDESK_S3_KEY_ID', asWritten, {
    otherwise: 'needed for s3',
    about: 'Id of the access key, which needs to put, get and delete objects',
  }),
  s3Secret: optional('SVCDESK_S3_SECRET', asWritten, {
    otherwise: 'needed for s3',
    about: 'Secret of the access key',
  }),
  backupBucket: optional('SVCDESK_BACKUP_BUCKET', httpUrl, {
    otherwise: 'needed for `backup --s3`',
    about:
      'Whole address of a bucket, with a prefix if others share it, that `svcdesk-server backup --s3` copies into with SVCDESK_S3_REGION, SVCDESK_S3_KEY_ID and SVCDESK_S3_SECRET',
  }),
  secretKey: optional('SVCDESK_SECRET_KEY', strongKey, {
    otherwise: 'generated and kept in the data folder',
    about:
      'Key that stored credentials are sealed with, at least 32 characters; servers of one database share it',
  }),
  otherSecretKey: optional('SVCDESK_OTHER_SECRET_KEY', atLeast(32), {
    otherwise: 'none',
    about:
      'Second key that what is stored may be opened with, while `svcdesk-server secrets rotate` changes keys',
  }),
  metricsToken: optional('SVCDESK_METRICS_TOKEN', atLeast(16), {
    otherwise: '/metrics answers this machine only, and in production or behind a proxy not at all',
    about: 'Bearer token for /metrics, at least 16 characters',
  }),
  tlsKey: optional('SVCDESK_TLS_KEY', asWritten, {
    otherwise: 'plain HTTP',
    about: 'Path of the private key (PEM) to serve HTTPS',
  }),
  tlsCert: optional('SVCDESK_TLS_CERT', asWritten, {
    otherwise: 'plain HTTP',
    about: 'Path of the certificate chain (PEM) to serve HTTPS',
  }),
  rateLimits: withDefault('SVCDESK_RATE_LIMITS', 'on', onOff, {
    about: '`off` for load tests only; production refuses it',
  }),
  eventStreams: withDefault('SVCDESK_EVENT_STREAMS', '10', whole(1, 10_000), {
    about:
      'Streams of live events that one account may have open on one server: a few devices with a few windows each',
  }),
  timeZone: withDefault('SVCDESK_TIME_ZONE', 'Asia/Shanghai', timeZone, {
    about: 'Time zone of new tenants',
  }),
  logLevel: optional('SVCDESK_LOG_LEVEL', oneOf(logLevels), {
    otherwise: 'info in production, else warn',
    about: `What is logged: ${logLevels.map((level) => `\`${level}\``).join(', ')}; info has a line for every write`,
  }),
};
