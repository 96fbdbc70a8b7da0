import * as z from 'zod/mini';
import { once } from '../define.ts';

/** Most characters of a note, a solution or a description. */
export const longTextMax = 5000;
/** Most files of one form (model, "Uploads"). */
export const filesMax = 9;
/** Largest file in bytes: 20 MB (model, "Uploads"). */
export const fileBytesMax = 20 * 1024 * 1024;
/** Largest page that a list gives. */
export const pageSizeMax = 100;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const instantText =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const withoutNul = /^[^\0]*$/;
const dayText = /^\d{4}-\d\d-\d\d$/;

/** An id in a request: a UUID in lower case. In replies ids are plain strings. */
export const id = /* @__PURE__ */ once(() => z.string().check(z.regex(uuid)));

/** Text in a request, trimmed; NUL is refused because no database text can hold it. */
export function text(max: number, min = 0) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(withoutNul));
}

/** An instant in a request: ISO 8601 with zone. */
export const instant = /* @__PURE__ */ once(() => z.string().check(z.regex(instantText)));

/** A calendar day in a request: YYYY-MM-DD, one that exists. */
export const day = /* @__PURE__ */ once(() =>
  z.string().check(
    z.regex(dayText),
    z.refine((value) => {
      const parsed = new Date(`${value}T00:00:00Z`);
      return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
    }),
  ),
);

/** A phone number: digits with an optional country code. */
export const phone = /* @__PURE__ */ once(() =>
  z.string().check(z.trim(), z.regex(/^\+?[0-9][0-9 -]{4,18}[0-9]$/)),
);

/** A whole number in a range. */
export function whole(min: number, max: number) {
  return z.int().check(z.minimum(min), z.maximum(max));
}

/** One number only, by the parts of a whole number in a range, which the bundle of one call holds anyway. */
export function always<const Value extends number>(value: Value) {
  return whole(value, value) as unknown as z.ZodMiniType<Value, Value>;
}

/**
 * A list of exactly so many entries. To the types a tuple; the schema is a list, whose code a bundle holds anyway.
 */
export function pairOf<Item extends z.ZodMiniType>(item: Item) {
  return listOf(item, 2) as unknown as TupleOf<[z.output<Item>, z.output<Item>]>;
}

/** The same of three entries. */
export function tripleOf<Item extends z.ZodMiniType>(item: Item) {
  return listOf(item, 3) as unknown as TupleOf<[z.output<Item>, z.output<Item>, z.output<Item>]>;
}

type TupleOf<Entries> = z.ZodMiniType<Entries, Entries>;

function listOf<Item extends z.ZodMiniType>(item: Item, length: number) {
  return z.array(item).check(z.minLength(length), z.maxLength(length));
}

/** The attachment string of a request (codes, "Evaluation, attachments, audit"). */
export const attachment = /* @__PURE__ */ once(() => text(4000));

/** What every list takes: a page from 1 with its size, or `next`, the cursor of the page before. */
export function paging() {
  return {
    page: z._default(whole(1, 1_000_000), 1),
    size: z._default(whole(1, pageSizeMax), 20),
    next: z.optional(text(300)),
  };
}

/** A page of a list. `total` stops at a lower bound where counting on would be slow. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    list: z.array(item),
    page: z.number(),
    size: z.number(),
    total: z.number(),
    totalPage: z.number(),
    hasNext: z.boolean(),
    totalIsLowerBound: z.optional(z.boolean()),
    next: z.optional(z.string()),
  });
}

/** One of the known words in a reply; a word of a newer server passes, so that no list breaks on it. */
export function openWord<Known extends string>() {
  return z.string() as unknown as z.ZodMiniType<Known, Known>;
}

/** One of the known keys in a reply; a key of a newer server passes too. */
export function openKey<Known extends number>() {
  return z.number() as unknown as z.ZodMiniType<Known, Known>;
}

/** A reply without content. */
export const nothing = /* @__PURE__ */ once(() => z.object({}));
