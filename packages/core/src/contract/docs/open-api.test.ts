import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { stopReasons } from '../../scheduling/team-plan.ts';
import { slaStates } from '../../sla/state.ts';
import { webhookEvents } from '../webhooks.ts';
import { accessInWords, allCalls, openApi, refusalsOf } from './open-api.ts';
import { placedSentences } from './placed-sentences.ts';

interface Shape {
  properties: Record<string, { description?: string }>;
}

const document = openApi('1.2.3') as {
  openapi: string;
  components: { schemas: Record<string, Shape> };
  webhooks: Record<string, unknown>;
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        /** Of headers only where they are described once. */
        parameters: { name: string; in?: string; description?: string }[];
        security: unknown[];
        responses: Record<string, { content?: Record<string, unknown> }>;
      }
    >
  >;
};
const { schemas } = document.components;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

/** The field's name in both languages, then a sentence. */
const isSaid = (description = '') => /^.+ \(.+\)\. \S.*[.]$/u.test(description);

describe('the OpenAPI document', () => {
  it('has one operation for every call, under its id', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      allCalls.map(({ id }) => id).sort(),
    );
  });

  it('passes the schema of OpenAPI 3.1', async () => {
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  });

  it('marks what goes, with what to take instead, where the types do', () => {
    expect(schemas.Suggestion?.properties.score).toMatchObject({
      deprecated: true,
      description: expect.stringMatching(/ Deprecated: .*`fits`\.$/),
    });
  });

  it('names formats that every language knows, and patterns of others', () => {
    const said = JSON.stringify(document);
    for (const own of ['id', 'day', 'instant', 'month', 'time', 'region'])
      expect(said).not.toContain(`"format":"${own}"`);
    const calendar = operations.find(({ operationId }) => operationId === 'duty.calendar');
    expect(JSON.stringify(calendar)).toContain('"pattern":"^(19[7-9]');
  });

  it('says of every property, parameter and field of a refusal in a sentence what it is', () => {
    const bare: string[] = [];
    let count = 0;
    const look = (value: unknown, path: string) => {
      if (typeof value !== 'object' || value === null) return;
      const { properties } = value as { properties?: Record<string, { description?: string }> };
      for (const [name, shape] of Object.entries(properties ?? {})) {
        count += 1;
        if (!isSaid(shape.description)) bare.push(`${path}.${name}`);
      }
      for (const [key, each] of Object.entries(value)) look(each, `${path}.${key}`);
    };
    look({ ...document }, '');
    for (const { operationId, parameters } of operations) {
      const unsaid = parameters.filter((each) => each.in && !isSaid(each.description));
      bare.push(...unsaid.map(({ name }) => `${operationId} ${name}`));
    }
    expect(bare, 'what lacks a sentence in contract/docs/field-sentences-of-….ts').toEqual([]);
    expect(count).toBeGreaterThan(2500);
  });

  it('leaves replies open: none forbids what a newer server may add, and lists what is known of each word', () => {
    const closed: string[] = [];
    let lists = 0;
    const look = (value: unknown, path: string) => {
      if (typeof value !== 'object' || value === null) return;
      const { additionalProperties, 'x-extensible-enum': words, ...rest } = value as Record<string, unknown>;
      if (additionalProperties === false) closed.push(path);
      if (words) lists += 1;
      if (words && ((words as unknown[]).length === 0 || 'enum' in rest || 'pattern' in rest))
        closed.push(path);
      for (const [key, each] of Object.entries(value)) look(each, `${path}.${key}`);
    };
    look(document, '');
    expect(closed).toEqual([]);
    expect(lists).toBeGreaterThan(200);
    const { OrderSummary, HandleRecord } = schemas;
    expect(OrderSummary?.properties).toMatchObject({
      slaState: { type: 'string', 'x-extensible-enum': slaStates },
      status: { type: 'number', 'x-extensible-enum': [1, 2, 3, 4, 5, 6, 7] },
      createdAt: { type: 'string', format: 'date-time' },
    });
    expect(HandleRecord?.properties.to).toHaveProperty('x-extensible-enum');
    const enums = operations.filter(({ responses }) => JSON.stringify(responses).includes('"enum"'));
    expect(enums.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('says as what files are sent, and that a refusal of one is JSON', () => {
    const sent = (id: string) => {
      const { responses } = operations.find(({ operationId }) => operationId === id) ?? {};
      return Object.keys(responses?.[200]?.content ?? {});
    };
    expect(sent('orders.export')).toEqual(['text/csv', 'application/json']);
    expect(sent('schedules.feedFile')).toEqual(['text/calendar', 'application/json']);
    expect(sent('files.get')).toEqual(expect.arrayContaining(['image/jpeg', '*/*', 'application/json']));
    expect(sent('events.stream')).toEqual(['text/event-stream']);
  });

  it('has every event of a webhook, with what is told of it', () => {
    expect(Object.keys(document.webhooks)).toEqual(webhookEvents);
    expect(schemas.WebhookDevice?.properties).toHaveProperty('device');
  });

  it('says something of its own of a field that means something else where it stands', () => {
    const used = new Set(JSON.stringify(document).match(/"description":"(?:[^"\\\\]|\\\\.)*"/g));
    const told = [...used].join('\n');
    expect(Object.entries(placedSentences).filter(([, says]) => !told.includes(says))).toEqual([]);
    const said = (schema: string, field: string) => schemas[schema]?.properties[field]?.description;
    expect(said('Leave', 'from')).toContain('time off begins');
    expect(said('HandleRecord', 'from')).toContain('state before');
    // Also of what a reply holds.
    const reply = JSON.stringify(
      operations.find(({ operationId }) => operationId === 'dispatch.plan')?.responses,
    );
    expect(reply).toContain('Minutes by which it ends after the deadline');
    expect(reply).toContain(JSON.stringify(stopReasons));
  });

  it('is plain JSON without anything lost', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect(document.openapi).toBe('3.1.0');
  });

  it('names every part of a path as a required parameter', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods)) {
        expect(parameters.filter((each) => each.in === 'path').map(({ name }) => name)).toEqual(inPath);
      }
    }
  });

  it('asks for a token exactly where a call is not public', () => {
    const open = operations
      .filter(({ security }) => security.length === 0)
      .map(({ operationId }) => operationId);
    expect(open.sort()).toEqual(
      allCalls
        .filter(({ permission }) => permission === 'public')
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('says who may call and what may come back', () => {
    const accept = allCalls.find(({ id }) => id === 'orders.accept');
    if (!accept) throw new Error('orders.accept is gone');
    expect(accessInWords(accept)).toBe('customers and staff with order.accept');
    expect(refusalsOf(accept)).toEqual(
      expect.arrayContaining(['orderChanged', 'notAllowed', 'noPermission']),
    );
  });
});
