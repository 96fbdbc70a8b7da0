import { errorCodes, errorRow, okStatus } from '../../errors/codes.ts';
import { limitReasons } from '../../errors/limit-reasons.ts';
import { refusalReasons } from '../../lifecycle/refusal.ts';
import { type Call, isCall } from '../define.ts';
import { type CallId, domains } from '../index.ts';
import { callDocs } from './calls.ts';
import { domainDocs } from './domains.ts';
import { exampleOf } from './examples.ts';
import { described, jsonSchemas } from './json-schema.ts';
import { webhookHeaders, webhookItems } from './webhooks.ts';

type Json = Record<string, unknown>;
type Schemas = ReturnType<typeof jsonSchemas>;

/** Every call of the contract in the order of its domains. */
export const allCalls: readonly Call[] = Object.values(domains).flatMap((domain) =>
  Object.values(domain as Record<string, unknown>).filter(isCall),
);

/** What may refuse any call, beside what its entry names. */
const anyCall = ['badRequest', 'tooManyRequests', 'internal'] as const;
const guardedCall = [
  'notSignedIn',
  'tokenUnknown',
  'tokenExpired',
  'sessionEnded',
  'accountDisabled',
  'passwordChanged',
  'noPermission',
] as const;

/** Who may make a call, in words. */
export function accessInWords(call: Call): string {
  const { permission, side, beforeApproval, beforePasswordChange } = call;
  if (permission === 'public') return 'anybody';
  const who = side === 'client' ? 'customers' : side === 'staff' ? 'staff' : 'customers and staff';
  const early = beforeApproval ? ', engineers under review too' : '';
  const due = beforePasswordChange ? ', also before they change a first password' : '';
  if (permission === 'signedIn') return `${who} who are signed in${early}${due}`;
  return `${who} with ${[permission].flat().join(' or ')}${due}`;
}

/** Codes that a call may be refused with. */
export function refusalsOf(call: Call): string[] {
  const guarded = call.permission === 'public' ? [] : guardedCall;
  // With the reason passwordChangeNeeded.
  const due = call.permission === 'public' || call.beforePasswordChange ? [] : ['notAllowed'];
  return [...new Set([...(call.errors ?? []), ...anyCall, ...guarded, ...due])];
}

/** Where the fields of a request stand: in the call, and in what is asked for or changed. */
export const placesOf = (call: Call): readonly string[] => [call.id, call.writes ? 'write' : 'question'];

function parameters(call: Call, { of, components }: Schemas): Json[] {
  const schema = of(call.request(), 'input', placesOf(call)) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const examples = exampleOf(call.request(), schema, components) as Json;
  const names = Object.entries(schema.properties ?? {});
  return names.map(([name, each]) => {
    const inPath = call.path.includes(`:${name}`);
    const required = inPath || (schema.required ?? []).includes(name);
    const { description, ...shape } = each;
    const example = examples[name];
    return { name, in: inPath ? 'path' : 'query', description, required, schema: shape, example };
  });
}

/** As generators of clients know it. */
const bytes = { type: 'string', format: 'binary' };

function requestBody(call: Call, { of, components }: Schemas): Json {
  if (call.body === 'multipart') {
    const schema = described({ type: 'object', properties: { file: bytes }, required: ['file'] });
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  const schema = of(call.request(), 'input', placesOf(call));
  const example = exampleOf(call.request(), schema, components);
  return { required: true, content: { 'application/json': { schema, example } } };
}

const refused = { $ref: '#/components/schemas/Refusal' };
const refusedAsJson = { 'application/json': { schema: refused } };

/** What files are sent as: a text of ours, or bytes as they were uploaded, of which the usual are named. */
const mediaTypes: Partial<Record<CallId, readonly string[]>> = {
  'files.get': ['image/jpeg', 'image/png', 'image/webp', 'application/pdf', '*/*'],
  'orders.export': ['text/csv'],
  'schedules.feedFile': ['text/calendar'],
};

function fileAnswers(call: Call): Json {
  const types = mediaTypes[call.id as CallId] ?? [];
  const content = Object.fromEntries(
    types.map((type) => [type, { schema: type.startsWith('text/') ? { type: 'string' } : bytes }]),
  );
  const whole = { description: 'The file; a refusal is JSON.', content: { ...content, ...refusedAsJson } };
  // Other programs go by an address alone and know no envelope.
  const byAddress = { description: 'Refused to who came by the address alone.', content: refusedAsJson };
  const refusals = call.method === 'GET' ? { 401: byAddress, 404: byAddress, 410: byAddress } : {};
  if (call.id !== 'files.get') return { 200: whole, ...refusals };
  const part = { description: 'What the Range header asked for.', content };
  return { 200: whole, 206: part, ...refusals };
}

function answers(call: Call, { of, components }: Schemas): Json {
  if (call.reply === 'file') return fileAnswers(call);
  const data = of(call.data(), 'output', [call.id]);
  const sample = exampleOf(call.data(), data, components);
  if (call.reply === 'stream')
    return {
      200: {
        description:
          'Server-sent events without an end, each of this shape: `event` is its line of that name, `data` the JSON of its data line. Newer servers send more kinds.',
        content: { 'text/event-stream': { schema: data } },
      },
    };
  if (call.reply === 'json')
    return {
      200: { description: 'Bare JSON', content: { 'application/json': { schema: data, example: sample } } },
    };
  const success = described(
    {
      type: 'object',
      properties: { status: { type: 'integer', const: okStatus }, data, msg: { type: 'string' } },
      required: ['status', 'data', 'msg'],
    },
    // Its data stands in the call still, where its fields may mean something of their own.
    ['reply', call.id],
  );
  const example = { status: okStatus, data: sample, msg: '' };
  const content = { 'application/json': { schema: { anyOf: [success, refused] }, example } };
  return { 200: { description: 'Success, or a refusal by its status', content } };
}

/** Calls that are opened by an address alone, with the security scheme that stands for the token. */
const inAddress: Partial<Record<CallId, Json>> = {
  'files.get': { link: [] },
  'events.stream': { ticket: [] },
};

function securityOf(call: Call): Json[] {
  if (call.permission === 'public') return [];
  const instead = inAddress[call.id as CallId];
  return [{ token: [] }, ...(instead ? [instead] : [])];
}

function operation(call: Call, schemas: Schemas): Json {
  const doc = callDocs[call.id as CallId];
  const [tag] = call.id.split('.');
  const key = { $ref: '#/components/parameters/IdempotencyKey' };
  return {
    operationId: call.id,
    tags: [tag],
    summary: doc.en,
    description: `${doc.zh}\n\nFor ${accessInWords(call)}. Refusals: ${refusalsOf(call).join(', ')}.`,
    security: securityOf(call),
    parameters: [...(call.method === 'GET' ? parameters(call, schemas) : []), ...(call.writes ? [key] : [])],
    ...(call.method === 'POST' && { requestBody: requestBody(call, schemas) }),
    responses: {
      ...answers(call, schemas),
      429: { $ref: '#/components/responses/TooMany' },
      default: { description: 'A refusal', content: refusedAsJson },
    },
  };
}

const statusesOfRefusals = () =>
  Object.keys(errorCodes).flatMap((code) => errorRow(code as keyof typeof errorCodes).status ?? []);

const refusal = () => ({
  type: 'object',
  description: 'Anything but success. Branch on status and errorCode; msg is for people.',
  properties: {
    status: {
      type: 'integer',
      not: { const: okStatus },
      'x-extensible-enum': [...new Set(statusesOfRefusals())],
    },
    errorCode: { type: 'string' },
    msg: { type: 'string' },
    data: {
      type: 'object',
      properties: {
        reason: { type: 'string', 'x-extensible-enum': [...refusalReasons, ...limitReasons] },
        issues: {
          type: 'array',
          items: {
            type: 'object',
            properties: { path: { type: 'string' }, code: { type: 'string' }, text: { type: 'string' } },
            required: ['path', 'code', 'text'],
          },
        },
      },
    },
  },
  required: ['status', 'msg'],
});

const info = {
  title: 'svcdesk',
  description:
    'Every call of the service desk.\n\n' +
    'Replies are open: a newer server may send fields that are not named here, and words or numbers beside those of an ' +
    '`x-extensible-enum`, so take what you know, keep what you do not and have a way to show it. Requests are read for ' +
    'what they are known to hold: the server ignores other fields, so that a newer program works with an older server.\n\n' +
    'Most refusals are HTTP 200 with a `status` of their own; success is 10000. Writes take an `Idempotency-Key`, under ' +
    'which they may be sent again.',
  contact: { name: 'The operator of this service desk' },
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
};

const servers = [
  { url: 'http://127.0.0.1:8700', description: 'A server that was started with no settings.' },
  {
    url: '{origin}',
    description: 'Any other.',
    variables: {
      origin: {
        default: 'https://desk.example.org',
        description: 'Scheme and host, with a path behind them where a gateway has one.',
      },
    },
  },
];

const webhookParameters = () =>
  Object.entries(webhookHeaders).map(([id, [name, description]]) => [
    id,
    { name, in: 'header', required: true, description, schema: { type: 'string' } },
  ]);

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Made anew for each write and kept when it is sent again: the second arrival gets the first answer.',
  schema: { type: 'string', maxLength: 200 },
  example: '0193e4a0-0000-7000-8000-00000000000a',
};

const tooMany = {
  description: 'Too many requests; come back when the header says.',
  headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
  content: refusedAsJson,
};

/** The whole contract as an OpenAPI 3.1 document. */
export function openApi(version: string): Json {
  const schemas = jsonSchemas();
  const paths: Record<string, Json> = {};
  for (const call of allCalls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, schemas) };
  }
  const inQuery = (name: string) => ({ type: 'apiKey', in: 'query', name });
  return {
    openapi: '3.1.0',
    info: { ...info, version },
    servers,
    tags: Object.entries(domainDocs).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: webhookItems(schemas),
    components: {
      schemas: { Refusal: described(refusal(), ['Refusal']), ...schemas.components },
      parameters: { IdempotencyKey: idempotencyKey, ...Object.fromEntries(webhookParameters()) },
      responses: { TooMany: tooMany },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        link: inQuery('link'),
        ticket: inQuery('ticket'),
      },
    },
  };
}
