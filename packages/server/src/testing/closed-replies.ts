import { okStatus } from '@svcdesk/core';
import { openApi } from '@svcdesk/core/contract/docs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';

type Json = Record<string, unknown>;

/** A day or an instant, which a field has to call by its format. */
const time = { pattern: '^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z)?$' };

/** Texts that may be nothing but a time: what figures are grouped by, what changed, what people write or choose. */
const alsoTimes = 'key name before after remark title content result value default fieldValue display'.split(
  ' ',
);

/** The same shape with nothing but what it names: what programs have to put up with, our own server does not do. */
function closed(shape: unknown, field = ''): unknown {
  if (Array.isArray(shape)) return shape.map((each) => closed(each, field));
  if (typeof shape !== 'object' || shape === null) return shape;
  const whole = Object.fromEntries(
    Object.entries(shape)
      .filter(([key]) => key !== 'example')
      .map(([key, each]) => [key, closed(each, key)]),
  );
  if (whole.type === 'object' && whole.properties) return { additionalProperties: false, ...whole };
  if (whole['x-extensible-enum']) return { ...whole, enum: whole['x-extensible-enum'] };
  const isPlain = whole.type === 'string' && !('format' in whole || 'enum' in whole || 'const' in whole);
  return isPlain && !alsoTimes.includes(field) ? { ...whole, not: time } : whole;
}

interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly pointer: string;
}

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

const json = `/content/${escaped('application/json')}/schema`;

let rules: { readonly ajv: Ajv2020; readonly routes: readonly Route[] } | undefined;

/** Made when the first reply comes. */
function rulesOf() {
  if (rules) return rules;
  const { paths, components, webhooks } = openApi('test') as Record<string, Record<string, Json>>;
  const routes = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      pointer: `/paths/${escaped(path)}/${method}/responses/200`,
    })),
  );
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
  formats.default(ajv);
  ajv.addSchema(closed({ paths, components, webhooks }) as Json, 'desk');
  rules = { ajv, routes };
  return rules;
}

function isEnvelope({ pointer }: Route): boolean {
  return rulesOf().ajv.getSchema(`desk#${pointer}${json}/anyOf/0`) !== undefined;
}

function faultsAt(pointer: string, value: unknown): string[] {
  const { ajv } = rulesOf();
  const check = ajv.getSchema(`desk#${pointer}`) as ValidateFunction | undefined;
  if (!check) return [`nothing is said of ${pointer}`];
  if (check(value)) return [];
  return (check.errors ?? []).map(({ instancePath, message, params, data }) =>
    [instancePath, message, JSON.stringify(params), 'not', JSON.stringify(data)?.slice(0, 100)].join(' '),
  );
}

/** What a reply holds that the OpenAPI document does not name: keys, words, or times that no format tells of. */
export function replyFaults(method: string, url: string, text: string): string[] {
  const { pathname } = new URL(url);
  const route = rulesOf().routes.find((each) => each.method === method && each.path.test(pathname));
  if (!route) return [];
  const reply = JSON.parse(text) as { status?: unknown };
  // Of success and refusal the one that it says to be, so that what is found is about that.
  const part = isEnvelope(route) ? `/anyOf/${reply.status === okStatus ? 0 : 1}` : '';
  return faultsAt(route.pointer + json + part, reply);
}

/** A `fetch` that looks at every reply that is JSON. */
export function checkingFetch(line: typeof fetch = (input, init) => fetch(input, init)): typeof fetch {
  return async (input, init) => {
    const reply = await line(input, init);
    if (reply.status !== 200 || !reply.headers.get('content-type')?.startsWith('application/json'))
      return reply;
    const [method, url] = [init?.method ?? 'GET', String(input)];
    const faults = replyFaults(method, url, await reply.clone().text());
    // Softly, because a test may expect the call to fail.
    if (faults.length > 0) expect.soft(faults, `${method} ${url} answers what is not said of it`).toEqual([]);
    return reply;
  };
}

/** What the OpenAPI document does not say of what a webhook is sent. */
export function webhookFaults(event: string, body: unknown): string[] {
  return faultsAt(`/webhooks/${escaped(event)}/post/requestBody${json}`, body);
}
