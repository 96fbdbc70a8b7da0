import * as z from 'zod/mini';
import { openKey, openWord } from '../atoms/basic.ts';
import type { Schema } from '../define.ts';
import { deprecationOf } from './deprecations.ts';
import type { FieldDoc } from './field-doc.ts';
import { listSentences } from './field-sentences-of-lists.ts';
import { peopleSentences } from './field-sentences-of-people.ts';
import { thingSentences } from './field-sentences-of-things.ts';
import { workSentences } from './field-sentences-of-work.ts';
import { type FieldName, fieldDocs } from './fields.ts';
import { formatOf } from './formats.ts';
import { knownWordsOf } from './known-words.ts';
import { placedSentences } from './placed-sentences.ts';
import { namedShapes } from './shapes.ts';

type Json = Record<string, unknown>;

/** What a name alone does not say, in one sentence; wherever the field stands, unless `placedSentences` knows better. */
const fieldSentences: Readonly<Record<FieldName, string>> = {
  ...listSentences,
  ...peopleSentences,
  ...thingSentences,
  ...workSentences,
};

interface Limits {
  minimum?: number;
  maximum?: number;
}

const componentPath = '#/components/schemas/';
/** Values that are known today of a field that may hold others tomorrow, beside its bare type. */
const extensible = 'x-extensible-enum';

/** Turns schemas into JSON Schema; shared shapes are referred to by name and gathered in `components`. */
export function jsonSchemas() {
  const names = z.registry<{ id: string; description: string }>();
  for (const [id, { of, says }] of Object.entries(namedShapes)) names.add(of(), { id, description: says });
  const components: Record<string, Json> = {};

  /** `places`: what the schema belongs to, the nearest first, where its fields may mean something of their own. */
  function of(schema: Schema, io: 'input' | 'output', places: readonly string[] = []): Json {
    const made = z.toJSONSchema(schema, {
      io,
      metadata: names,
      unrepresentable: 'any',
      target: 'draft-2020-12',
      override: ({ zodSchema, jsonSchema }) => opened(zodSchema, jsonSchema),
    });
    const {
      $schema: _dialect,
      $defs = {},
      ...rest
    } = placed(made as Json) as Json & { $defs?: Record<string, Json> };
    for (const [name, { id: _id, ...shape }] of Object.entries($defs))
      components[name] = described(shape, [name]);
    const { id, ...body } = rest;
    if (typeof id !== 'string') return described(body, places);
    components[id] = described(body, [id]);
    return { $ref: componentPath + id };
  }
  return { of, components };
}

/** What formats of the contract are called in every language. */
const commonFormats = new Map<unknown, string>([
  ['instant', 'date-time'],
  ['day', 'date'],
]);
/** Formats that only the contract knows; others go by their pattern. */
const ownFormats: readonly unknown[] = ['id', 'month', 'time', 'region'];

/** Replies may hold more than is known of them; days and instants have a format that every language knows. */
function opened(schema: unknown, made: Json): void {
  if (made.additionalProperties === false) delete made.additionalProperties;
  if (schema === openWord() || schema === openKey()) made[extensible] = [];
  if (ownFormats.includes(made.format)) delete made.format;
  const common = commonFormats.get(made.format);
  if (!common) return;
  delete made.pattern;
  made.format = common;
}

/** Every property with what it is called, by the words that tables and the command line take too, and what it says. */
export function described<Value>(value: Value, places: readonly string[] = []): Value {
  if (Array.isArray(value)) return value.map((each) => described(each, places)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const { properties, ...rest } = value as Json;
  const { required = [] } = value as { required?: readonly string[] };
  const whole: Json = {};
  for (const [key, each] of Object.entries(rest)) whole[key] = described(each, places);
  if (typeof properties !== 'object') return whole as Value;
  const fields = Object.entries(properties as Record<string, Json>).map(([name, shape]) => {
    const inner = described(shape, [name, ...places]);
    // What has to be named narrows nothing.
    const here = required.includes(name) ? places.filter((place) => place !== 'question') : places;
    const instead = deprecationOf(name, places);
    const description = [wordsFor(name, here), instead && `Deprecated: ${instead}`].filter(Boolean).join(' ');
    const deprecated = instead === undefined ? {} : { deprecated: true };
    return [name, { description: description || undefined, ...deprecated, ...valued(name, inner, places) }];
  });
  return { ...whole, properties: Object.fromEntries(fields) } as Value;
}

/** A field with the values that it is known to hold, or the format of its time. */
function valued(field: string, shape: Json, places: readonly string[]): Json {
  const {
    type,
    items,
    minimum = -Infinity,
    maximum = Infinity,
  } = shape as { type?: string; items?: Json } & Limits;
  if (type === 'array' && items) return { ...shape, items: valued(field, items, places) };
  if (shape.enum || 'const' in shape) return shape;
  const fits = (value: string | number) =>
    typeof value === 'string' ? type === 'string' : type !== 'string' && value >= minimum && value <= maximum;
  const words = type ? knownWordsOf(field, places)?.filter(fits) : undefined;
  if (words?.length) return { ...shape, [extensible]: words };
  // What a request takes as text is limited in its length.
  const isBare = type === 'string' && Object.keys(shape).length === 1;
  const format = isBare ? formatOf(field, places) : undefined;
  return format ? { ...shape, format } : shape;
}

/** What a field is called, English first, and what that alone does not say: the document is for who writes programs. */
function wordsFor(field: string, places: readonly string[]): string | undefined {
  const doc = (fieldDocs as Readonly<Record<string, FieldDoc | undefined>>)[field];
  return doc && [`${doc.en} (${doc.zh})`, sentenceOf(field, places)].filter(Boolean).join('. ');
}

/** What a field says, in a sentence. `places`: what it stands in, the nearest first. */
export function sentenceOf(field: string, places: readonly string[]): string | undefined {
  const placed: Readonly<Record<string, string | undefined>> = placedSentences;
  const own = places.map((place) => placed[`${place}.${field}`]).find(Boolean);
  return own ?? (fieldSentences as Readonly<Record<string, string | undefined>>)[field];
}

/** References stand from the root of the whole document. */
function placed(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${componentPath}`)) as Json;
}
