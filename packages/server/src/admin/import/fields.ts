import {
  isVisible,
  normalizeIdentifier,
  normalizeLine,
  normalizeNumber,
  normalizeSearch,
} from '@svcdesk/core/format';
import * as z from 'zod/mini';
import type { CodedKind, NamedKind } from './references.ts';

/** Fields that several lists have. A CSV file has texts only, so every field also takes its text. */
const maxTextLength = 2000;

const meant = (normalize: (text: string) => string, max: number) =>
  z.string().check(z.overwrite(normalize), z.minLength(1), z.maxLength(max));

export const text = () => meant(normalizeLine, maxTextLength);
export const longText = () => meant((value) => (isVisible(value) ? value.trim() : ''), 50_000);
export const code = () => meant(normalizeIdentifier, 100);
export const email = () => z.string().check(z.overwrite(normalizeIdentifier), z.email());
export const day = () => z.string().check(z.overwrite(normalizeIdentifier), z.iso.date());

/** A field that may be left out or empty; `otherwise` is what holds then. */
export const maybe = <T extends z.ZodMiniType, const Otherwise = undefined>(
  schema: T,
  otherwise?: Otherwise,
) =>
  z.pipe(
    z.optional(
      z.pipe(
        z.transform((value) => (typeof value === 'string' && !isVisible(value) ? undefined : value)),
        z.optional(schema),
      ),
    ),
    z.transform((value): z.output<T> | Otherwise => value ?? (otherwise as Otherwise)),
  );

/** Something else than a text, which a text stands for. */
const fromText = <T extends z.ZodMiniType>(read: (text: string) => unknown, schema: T) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' ? read(value) : value)),
    schema,
  );

const number = (schema: z.ZodMiniNumber) =>
  fromText((text) => (isVisible(text) ? Number(normalizeNumber(text)) : text), schema);
export const decimal = (min: number, max: number) => number(z.number().check(z.minimum(min), z.maximum(max)));
export const whole = (min: number, max: number) =>
  number(z.number().check(z.int(), z.minimum(min), z.maximum(max)));

const answers: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };
export const yesNo = () => fromText((text) => answers[normalizeSearch(text)] ?? text, z.boolean());

/** Several codes: a list, or a text with | between them. */
export const codes = () =>
  z._default(
    fromText(
      (text) => text.split('|').map(normalizeIdentifier).filter(Boolean),
      z.array(code()).check(z.maxLength(1000)),
    ),
    [],
  );

/** A structure: itself, or its JSON. */
export const json = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value, context) => {
      if (typeof value !== 'string') return value;
      try {
        return JSON.parse(value);
      } catch {
        context.issues.push({ code: 'custom', input: value, message: 'is not JSON' });
        return z.NEVER;
      }
    }),
    schema,
  );

/** What fields stand for things by their codes; a row is written with ids in their place. */
export const referring = z.registry<
  { kind: CodedKind | NamedKind; own: false } | { kind: CodedKind; own: true }
>();

/** The code of what the row itself brings. */
export const own = (kind: CodedKind) => code().register(referring, { kind, own: true });

/** The code of something that must be there. */
export const ref = (kind: CodedKind | NamedKind, schema: z.ZodMiniString = code()) =>
  schema.register(referring, { kind, own: false });
export const maybeRef = (kind: CodedKind | NamedKind) =>
  maybe(code(), null).register(referring, { kind, own: false });
export const refs = (kind: CodedKind | NamedKind) => codes().register(referring, { kind, own: false });
