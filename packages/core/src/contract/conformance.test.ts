import { describe, expect, it } from 'vitest';
import { createCaller } from '../client/caller.ts';
import { encode } from '../client/encode.ts';
import { errorCodes } from '../errors/index.ts';
import { permissions } from '../roles/index.ts';
import { mockTransport, sampleData, sampleRequest } from '../testing/index.ts';
import { callDocs, type FieldDoc, fieldDocs } from './docs/index.ts';
import { allCalls } from './docs/open-api.ts';
import type { CallId, Schema } from './index.ts';
import { definitionOf } from './schema-definition.ts';

/** Every schema within one, itself included. */
function within(schema: Schema, seen = new Set<Schema>()): Schema[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { shape = {}, items = [], options = [], getter, ...one } = definitionOf(schema);
  const inner = [
    ...Object.values(shape),
    ...items,
    ...options,
    ...[one.innerType, one.element, one.keyType, one.valueType, one.left, one.right, getter?.()],
  ];
  return [schema, ...inner.flatMap((each) => (each ? within(each, seen) : []))];
}

describe.each(allCalls)('the call $id', (call) => {
  it('travels as it is documented', async () => {
    const request = sampleRequest(call) as Record<string, unknown>;
    const target = { baseUrl: 'http://desk' };
    if (call.body !== 'multipart') {
      const { url, body } = encode(call, request, target);
      expect(url).not.toContain('/:');
      const sent = call.method === 'GET' ? undefined : (JSON.parse(String(body)) as object);
      if (sent) expect(call.request().safeParse({ ...request, ...sent }).success).toBe(true);
    }
    // The first part of every path can have another name behind a gateway.
    const [first = ''] = call.path.slice(1).split('/');
    const { url } = encode({ ...call, body: undefined }, request, { ...target, paths: { [first]: 'gw/a' } });
    expect(url.startsWith('http://desk/gw/a')).toBe(true);
  });

  it('gives the data that the server sent', async () => {
    if (call.reply) return;
    const data = sampleData(call);
    const { transport } = mockTransport([{ data }]);
    const caller = createCaller({ baseUrl: 'http://desk', transport });
    expect(await caller.call(call, sampleRequest(call))).toEqual(data);
  });

  it('takes fields and words of a newer server', () => {
    const data = sampleData(call);
    if (typeof data === 'object' && data !== null && !Array.isArray(data) && call.reply !== 'file') {
      expect(call.data().safeParse({ ...data, fieldOfANewerServer: 1 }).success).toBe(true);
    }
    // Events of a kind that it does not know are left out by the client.
    if (call.reply === 'stream') return;
    const closed = within(call.data()).filter((schema) =>
      ['enum', 'literal'].includes(definitionOf(schema).type),
    );
    expect(closed).toEqual([]);
  });

  it('has a name in both languages for every field', () => {
    const named: Readonly<Record<string, FieldDoc>> = fieldDocs;
    const shapes = [...within(call.request()), ...within(call.data())].flatMap((schema) =>
      Object.keys(definitionOf(schema).shape ?? {}),
    );
    const unnamed = [...new Set(shapes)].filter((field) => !named[field]?.zh || !named[field].en);
    expect(unnamed, 'fields to name in contract/docs/field-names-of-….ts').toEqual([]);
  });

  it('names errors and permissions that exist, and is documented in both languages', () => {
    for (const code of call.errors ?? []) expect(errorCodes).toHaveProperty(code);
    const named = [call.permission].flat().filter((each) => each !== 'public' && each !== 'signedIn');
    for (const permission of named) expect(permissions).toHaveProperty([permission]);
    const { zh, en } = callDocs[call.id as CallId];
    expect(zh.length > 1 && en.length > 1).toBe(true);
  });
});
