import { calendars, day as dayOfCalls, identifier, text as line, lines } from '@svcdesk/core/contract';
import { isVisible, normalizeIdentifier, normalizeSearch, numberIn, readJson } from '@svcdesk/core/format';
import { isTimeZone } from '@svcdesk/core/sla';
import * as z from 'zod/mini';
import type { CodedKind, NamedKind } from './references.ts';

/**
 * Fields that several lists have, by the schemas of the calls. A CSV file has texts only, so every field also takes its
 * text.
 */
const maxTextLength = 2000;

export const text = () => line(maxTextLength, 1);
/** What a thing is called: no longer than calls that name it take. */
export const name = () => line(200, 1);
export const longText = () => lines(50_000, 1);
export const code = () => identifier(100, 1);
/** A code that a call takes too, by its schema. */
export const codeOfCall = (schema: z.ZodMiniType<string, string>) => z.pipe(code(), schema);

const noDay = 'is no day from 1970 to 2099, such as 2026-11-20';
export const day = () =>
  z.string().check(
    z.overwrite(normalizeIdentifier),
    z.refine((value) => z.safeParse(dayOfCalls(), value).success, noDay),
  );

export const zone = () =>
  calendars.save
    .request()
    .shape.timeZone.check(z.refine(isTimeZone, 'is no time zone of the IANA list, such as Asia/Shanghai'));

/**
 * A field that may be left out, which leaves what is there as it is, or empty, which clears it: `otherwise` is what holds
 * then.
 */
export const maybe = <T extends z.ZodMiniType, const Otherwise = undefined>(
  schema: T,
  otherwise?: Otherwise,
) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.transform((value) => (isEmpty(value) ? undefined : value)),
        z.optional(schema),
      ),
      z.transform((value): z.output<T> | Otherwise => value ?? (otherwise as Otherwise)),
    ),
  );

/** What says nothing: a cell that shows nothing, or null in JSON. */
export const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && !isVisible(value));

/** Something else than a text, which a text stands for. */
const fromText = <T extends z.ZodMiniType>(read: (text: string) => unknown, schema: T) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' ? read(value) : value)),
    schema,
  );

/** A comma may be a decimal point or stand between thousands, so it is refused rather than guessed. */
const plainDecimal = /^[+-]?\d+(?:\.\d+)?$/;

export const number = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((given, context) => {
      if (typeof given !== 'string' || !isVisible(given)) return given;
      const read = plainDecimal.test(normalizeIdentifier(given)) ? numberIn(given) : Number.NaN;
      if (!Number.isNaN(read)) return read;
      const message = 'is no number in plain decimal notation, such as 1234 or 31.5';
      context.issues.push({ code: 'custom', input: given, message });
      return z.NEVER;
    }),
    schema,
  );
export const decimal = (min: number, max: number) => number(z.number().check(z.minimum(min), z.maximum(max)));
export const whole = (min: number, max: number) =>
  number(z.number().check(z.int(), z.minimum(min), z.maximum(max)));

const answers: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };
export const yesNo = () => fromText((text) => answers[normalizeSearch(text)] ?? text, z.boolean());

/** Several codes: a list, or a text with | between them. Left out they stay as they are. */
export const codes = (max = 1000) =>
  z.optional(
    fromText(
      (text) => [...new Set(text.split('|').map(normalizeIdentifier).filter(Boolean))],
      z.array(code()).check(z.maxLength(max)),
    ),
  );

/** More than anything has that a row describes, and fewer than what walks through it can take. */
const maxDepth = 100;

/** Whether a structure is deeper than anything is, found level by level, since whatever calls itself ends there. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}

/** A structure: itself, or its JSON. */
export const json = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((given, context) => {
      const refuse = (message: string) => {
        context.issues.push({ code: 'custom', input: given, message });
        return z.NEVER;
      };
      const read = typeof given === 'string' ? readJson(given) : { value: given };
      if ('fault' in read) return refuse('is not JSON');
      if ('twice' in read) return refuse(`has "${read.twice}" twice in one object; put both into one`);
      const { value } = read;
      return isTooDeep(value) ? refuse(`is more than ${maxDepth} levels deep`) : value;
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
export const refs = (kind: CodedKind | NamedKind, max?: number) =>
  codes(max).register(referring, { kind, own: false });
