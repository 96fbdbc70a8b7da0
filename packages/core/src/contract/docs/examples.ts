import { sampleFromSchema } from '../../testing/from-schema.ts';
import type { Schema } from '../define.ts';

type Json = Record<string, unknown>;

interface Shape extends Json {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly 'x-extensible-enum'?: readonly unknown[];
  readonly format?: string;
}

const day = '2026-11-20';
const instant = '2026-11-20T08:30:00Z';

/** A sample of a schema, with a word that its document lists wherever it lists words. */
export function exampleOf(schema: Schema, shape: Json, components: Readonly<Record<string, Json>>): unknown {
  const fitted = (value: unknown, { $ref, ...own }: Shape): unknown => {
    if ($ref) return fitted(value, components[$ref.split('/').at(-1) ?? ''] as Shape);
    const { properties = {}, items, anyOf, format, 'x-extensible-enum': words } = own;
    if (Array.isArray(value)) return items ? value.map((each) => fitted(each, items)) : value;
    if (typeof value === 'object' && value !== null) {
      const shapes = anyOf?.[0]?.properties ?? properties;
      return Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, fitted(each, shapes[name] ?? {})]),
      );
    }
    if (words && !words.includes(value)) return words[0];
    if (format === 'date') return day;
    // Where the one begins, another ends.
    return format === 'date-time' && !String(value).endsWith('Z') ? instant : value;
  };
  return fitted(sampleFromSchema(schema), shape as Shape);
}
