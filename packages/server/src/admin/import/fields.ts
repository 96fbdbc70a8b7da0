import * as z from 'zod/mini';

/** Fields that several lists have. A CSV file has texts only, so every field also takes its text. */
const maxTextLength = 2000;

export const text = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTextLength));
export const longText = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(50_000));
export const code = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
export const maybe = <T extends z.ZodMiniType>(schema: T) =>
  z.optional(
    z.pipe(
      z.transform((value) => (value === '' ? undefined : value)),
      z.optional(schema),
    ),
  );

export const whole = (min: number, max: number) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
    z.number().check(z.int(), z.minimum(min), z.maximum(max)),
  );

export const decimal = (min: number, max: number) =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
    z.number().check(z.minimum(min), z.maximum(max)),
  );

export const yesNo = () =>
  z.pipe(
    z.transform((value) =>
      typeof value === 'string'
        ? ({ yes: true, true: true, no: false, false: false }[value.toLowerCase()] ?? value)
        : value,
    ),
    z.boolean(),
  );

/** Several codes: a list, or a text with | between them. */
export const codes = () =>
  z._default(
    z.pipe(
      z.transform((value) =>
        typeof value === 'string'
          ? value
              .split('|')
              .map((each) => each.trim())
              .filter((each) => each !== '')
          : value,
      ),
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

export const day = () => z.iso.date();
