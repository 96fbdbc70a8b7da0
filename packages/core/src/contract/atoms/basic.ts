import * as z from 'zod/mini';
import {
  isSeveralPhones,
  isVisible,
  normalizeIdentifier,
  normalizeLine,
  normalizePhone,
  plainChinese,
} from '../../typed/typed-text.ts';
import { type Open, type OpenKey, once } from '../define.ts';
import { isContactPhone, maxAttachmentLength, maxPageSize, phonePattern } from '../limits.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** A day that exists, from 1970 to 2099: what clocks, calendars and databases agree on. */
const dayPart =
  '(?!.{5}(?:02-3|(?:0[469]|11)-31))(?!..(?:[02468][1235679]|[13579][01345789])-02-29)(?:19[7-9]|20\\d)\\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])';
const timePart =
  'T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,9})?)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)';
const monthText = /^(19[7-9]|20\d)\d-(0[1-9]|1[0-2])$/;
const storable = /^[^\0\p{Cs}]*$/u;
const oneLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** An id in a request: a UUID in lower case. In replies ids are plain strings. */
export const id = /* @__PURE__ */ once(() => z.stringFormat('id', uuid));

/**
 * One line of text in a request, as it was meant: nothing that breaks it, drives a terminal or turns how it is read. What
 * shows nothing is empty.
 */
export function text(max: number, min = 0) {
  return line(normalizeLine, max, min);
}

/** What identifies something: a name to sign in with, a number, a code. Full-width characters are plain ones. */
export function identifier(max: number, min = 0) {
  return line(normalizeIdentifier, max, min);
}

/** What people copy of an invitation: its link, or the message around that. */
const inviteLink = /[?&]inviteCode=((?:[\w-]|\.(?=[\w-]))+)/;

/** The code of an invitation, or the link that holds it. */
export function inviteCode(min = 0) {
  return line((value) => normalizeIdentifier(inviteLink.exec(value)?.[1] ?? value), 100, min);
}

function line(normalize: (text: string) => string, max: number, min: number) {
  return z.string().check(z.overwrite(normalize), z.minLength(min), z.maxLength(max), ofCharacters(oneLine));
}

/** Text of any number of lines in a request, trimmed. What shows nothing is empty. */
export function lines(max: number, min = 0) {
  const normalize = z.overwrite<string>((value) => (isVisible(value) ? plainChinese(value).trim() : ''));
  return z.string().check(normalize, z.minLength(min), z.maxLength(max), wellFormed());
}

/** Without NUL, which no database text can hold, and without halves of characters. */
export function wellFormed() {
  return ofCharacters(storable);
}

function ofCharacters(allowed: RegExp) {
  return z.refine<string>((value) => allowed.test(value), { params: { code: 'characters' } });
}

/** An instant in a request: ISO 8601 with zone, its day one of 1970 to 2099. */
export const instant = /* @__PURE__ */ once(() =>
  z.stringFormat('instant', new RegExp(`^${dayPart}${timePart}$`)),
);

/** A calendar day in a request: YYYY-MM-DD, one that exists, from 1970 to 2099. */
export const day = /* @__PURE__ */ once(() => z.stringFormat('day', new RegExp(`^${dayPart}$`)));

/** A month in a request: YYYY-MM, from 1970 to 2099. */
export const month = /* @__PURE__ */ once(() => z.stringFormat('month', monthText));

/** Two numbers that would run together are none. */
const onePhone = () =>
  z.refine<string>((text) => !isSeveralPhones(text), { abort: true, params: { code: 'onePhone' } });

/** A phone number: digits with an optional country code, whatever stands between them. */
export const phone = /* @__PURE__ */ once(() =>
  z.string().check(z.overwrite(normalizePhone), onePhone(), z.regex(phonePattern)),
);

/** A number to call back: a phone, also within a house or with an extension, since no code is sent there. */
export const contactPhone = /* @__PURE__ */ once(() =>
  z.string().check(
    z.overwrite(normalizePhone),
    onePhone(),
    z.refine((text) => isContactPhone(text), { params: { code: 'format' } }),
  ),
);

/** An e-mail address. */
export const email = /* @__PURE__ */ once(() =>
  z.string().check(z.overwrite(normalizeIdentifier), z.email(), z.maxLength(200)),
);

/** A whole number in a range. */
export function whole(min: number, max: number) {
  return z.int().check(z.minimum(min), z.maximum(max));
}

/** The same in a query, where every value is text. Not by `z.coerce`: a bundle would carry all that it coerces to. */
export function wholeInQuery(min: number, max: number) {
  return new z.ZodMiniNumber({ type: 'number', coerce: true, checks: [] }).check(
    z.minimum(min),
    z.maximum(max),
    z.refine(Number.isInteger),
  );
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

/**
 * The attachment string of a request. A form is limited by how many files it has, whatever they are called: a name of
 * Chinese characters is nine times as long in an address.
 */
export const attachment = /* @__PURE__ */ once(() => text(maxAttachmentLength));

/** What every list takes: a page from 1 with its size, or `next`, the cursor of the page before. */
export function paging() {
  return {
    page: z._default(whole(1, 1_000_000), 1),
    size: z._default(whole(1, maxPageSize), 20),
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

const word = /* @__PURE__ */ once(() => z.string());
const key = /* @__PURE__ */ once(() => z.number());

/** One of the known words in a reply; a word of a newer server passes, so that no list breaks on it. Always the same schema. */
export function openWord<Known extends string>() {
  return word() as unknown as z.ZodMiniType<Open<Known>, Open<Known>>;
}

/** One of the known keys in a reply; a key of a newer server passes too. Always the same schema. */
export function openKey<Known extends number>() {
  return key() as unknown as z.ZodMiniType<OpenKey<Known>, OpenKey<Known>>;
}

/** A reply without content. */
export const nothing = /* @__PURE__ */ once(() => z.object({}));
