import * as z from 'zod/mini';
import type { Schema } from '../define.ts';
import type { FieldDoc } from './field-doc.ts';
import { fieldSentences } from './field-sentences.ts';
import { fieldDocs } from './fields.ts';
import { namedShapes } from './shapes.ts';

type Json = Record<string, unknown>;

const componentPath = '#/components/schemas/';

/** Turns schemas into JSON Schema; shared shapes are referred to by name and gathered in `components`. */
export function jsonSchemas() {
  const names = z.registry<{ id: string; description: string }>();
  for (const [id, { of, says }] of Object.entries(namedShapes)) names.add(of(), { id, description: says });
  const components: Record<string, Json> = {};

  function of(schema: Schema, io: 'input' | 'output'): Json {
    const made = z.toJSONSchema(schema, {
      io,
      metadata: names,
      unrepresentable: 'any',
      target: 'draft-2020-12',
    });
    const {
      $schema: _dialect,
      $defs = {},
      ...rest
    } = described(placed(made as Json)) as Json & { $defs?: Record<string, Json> };
    for (const [name, { id: _id, ...shape }] of Object.entries($defs)) components[name] = shape;
    const { id, ...body } = rest;
    if (typeof id !== 'string') return body;
    components[id] = body;
    return { $ref: componentPath + id };
  }
  return { of, components };
}

/** Every property with what it is called, by the words that tables and the command line take too. */
export function described<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(described) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, described(each)] as const);
  const whole = Object.fromEntries(entries) as Json;
  if (whole.type === 'object' && typeof whole.properties === 'object') {
    const properties = Object.entries(whole.properties as Record<string, Json>);
    whole.properties = Object.fromEntries(
      properties.map(([name, shape]) => [name, { description: wordsFor(name), ...shape }]),
    );
  }
  return whole as Value;
}

/** What a field is called, English first, and what that alone does not say: the document is for who writes programs. */
export function wordsFor(field: string): string | undefined {
  const doc = (fieldDocs as Readonly<Record<string, FieldDoc | undefined>>)[field];
  const says = (fieldSentences as Readonly<Record<string, string | undefined>>)[field];
  return doc && [`${doc.en} (${doc.zh})`, says].filter(Boolean).join('. ');
}

/** References stand from the root of the whole document. */
function placed(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${componentPath}`)) as Json;
}
