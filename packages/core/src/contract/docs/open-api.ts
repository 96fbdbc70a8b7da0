import { errorCodes, errorRow, okStatus } from '../../errors/codes.ts';
import { type Call, isCall } from '../define.ts';
import { type CallId, domains } from '../index.ts';
import { callDocs } from './calls.ts';
import { described, jsonSchemas } from './json-schema.ts';

type Json = Record<string, unknown>;
type SchemaOf = ReturnType<typeof jsonSchemas>['of'];

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

function parameters(call: Call, schemaOf: SchemaOf): Json[] {
  const schema = schemaOf(call.request(), 'input', placesOf(call)) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const names = Object.entries(schema.properties ?? {});
  return names.map(([name, each]) => {
    const inPath = call.path.includes(`:${name}`);
    const required = inPath || (schema.required ?? []).includes(name);
    const { description, ...shape } = each;
    return { name, in: inPath ? 'path' : 'query', description, required, schema: shape };
  });
}

function requestBody(call: Call, schemaOf: SchemaOf): Json {
  if (call.body === 'multipart') {
    const file = { type: 'string', format: 'binary' };
    const schema = described({ type: 'object', properties: { file }, required: ['file'] });
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  return {
    required: true,
    content: { 'application/json': { schema: schemaOf(call.request(), 'input', placesOf(call)) } },
  };
}

function answer(call: Call, schemaOf: SchemaOf): Json {
  if (call.reply === 'file') {
    return {
      description: 'Bytes',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  }
  const data = schemaOf(call.data(), 'output', [call.id]);
  if (call.reply === 'stream')
    return {
      description: 'Server-sent events without an end, each of this shape',
      content: { 'text/event-stream': { schema: data } },
    };
  if (call.reply === 'json')
    return { description: 'Bare JSON', content: { 'application/json': { schema: data } } };
  const success = described(
    {
      type: 'object',
      properties: { status: { const: okStatus }, data, msg: { type: 'string' } },
      required: ['status', 'data', 'msg'],
    },
    ['reply'],
  );
  const schema = { oneOf: [success, { $ref: '#/components/schemas/Refusal' }] };
  return { description: 'Success, or a refusal by its status', content: { 'application/json': { schema } } };
}

function operation(call: Call, schemaOf: SchemaOf): Json {
  const doc = callDocs[call.id as CallId];
  const [tag] = call.id.split('.');
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
  };
  return {
    operationId: call.id,
    tags: [tag],
    summary: doc.en,
    description: `${doc.zh}\n\nFor ${accessInWords(call)}. Refusals: ${refusalsOf(call).join(', ')}.`,
    security: call.permission === 'public' ? [] : [{ token: [] }],
    parameters: [...(call.method === 'GET' ? parameters(call, schemaOf) : []), ...(call.writes ? [key] : [])],
    ...(call.method === 'POST' && { requestBody: requestBody(call, schemaOf) }),
    responses: {
      200: answer(call, schemaOf),
      default: {
        description: 'A refusal',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  };
}

const refusal = {
  type: 'object',
  description: 'Anything but success. Branch on status and errorCode; msg is for people.',
  properties: {
    status: {
      type: 'integer',
      enum: [
        ...new Set(
          Object.keys(errorCodes).flatMap((code) => errorRow(code as keyof typeof errorCodes).status ?? []),
        ),
      ],
    },
    errorCode: { type: 'string' },
    msg: { type: 'string' },
    data: {
      type: 'object',
      properties: {
        reason: { type: 'string' },
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
};

/** The whole contract as an OpenAPI 3.1 document. */
export function openApi(version: string): Json {
  const { of, components } = jsonSchemas();
  const paths: Record<string, Json> = {};
  for (const call of allCalls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, of) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'svcdesk', version, description: 'Every call of the service desk.' },
    tags: Object.keys(domains).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refusal: described(refusal, ['Refusal']), ...components },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
    },
  };
}
