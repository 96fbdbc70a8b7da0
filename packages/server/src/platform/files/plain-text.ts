import { isAscii } from 'node:buffer';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { decodeText } from '@svcdesk/core/format';

/** By the beginning of a file it is judged whether it is text, and how it is written. */
const judgedBytes = 64 * 1024;
/** So far it is read for the first character that shows how it is written: a log of years may begin without any. */
export const maxJudgedBytes = 1024 * 1024;

const markup = /^\s*(<!doctype|<\?xml|<html|<svg|<script|<head|<body|<iframe|<!--|%!PS|#!)/i;

/** Markup that a browser runs, whatever it is called: pages, drawings and what a style sheet turns into them. */
const active =
  /^\s*(<html|<svg|<script|<head|<body|<iframe|%!PS|#!|<!doctype\s+(html|svg))|<\?xml-stylesheet|www\.w3\.org\/(1999\/xhtml|2000\/svg|1999\/XSL)/i;

/** What no text has; tabs, line ends and the escape of terminals are fine. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: They are what is looked for.
const control = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/** What the beginning of a file is: text, markup, text that programs run as a page or script, such with what no text has, or no text. */
export type Judged = 'text' | 'markup' | 'active' | 'activeBytes' | 'bytes';

/** Judges the beginning of a file. */
export async function judgeText(path: string): Promise<Judged> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(judgedBytes), 0, judgedBytes, 0);
    const isCut = (await file.stat()).size > bytesRead;
    const bytes = buffer.subarray(0, bytesRead);
    const decoded = decodeText(bytes, { isCut })?.text;
    const text = decoded ?? bytes.toString('latin1');
    const isText = decoded !== undefined && !control.test(text);
    if (!markup.test(text)) return isText ? 'text' : 'bytes';
    if (active.test(text)) return isText ? 'active' : 'activeBytes';
    return 'markup';
  } finally {
    await file.close();
  }
}

/**
 * The type to send a text with, which names its encoding where that shows, and its bytes. Destroying them destroys
 * the body, however far it was read.
 */
export async function withCharset(body: Readable, size: number): Promise<{ type: string; body: Readable }> {
  const chunks = body.iterator();
  const first: Buffer[] = [];
  let taken = 0;
  let shows = false;
  let found: ReturnType<typeof decodeText>;
  try {
    while (taken < (shows ? judgedBytes : Math.min(size, maxJudgedBytes))) {
      const { done, value } = await chunks.next();
      if (done) break;
      // With what follows it, since it may end within a character.
      shows ||= !isAscii(first.at(-1) ?? Buffer.alloc(0));
      first.push(value);
      taken += value.length;
    }
    const beginning = Buffer.concat(first);
    const isCut = taken < size;
    found = isCut && isAscii(beginning) ? undefined : decodeText(beginning, { isCut });
  } catch (error) {
    body.destroy();
    throw error;
  }
  const type = found ? `text/plain; charset=${found.encoding}` : 'text/plain';
  const whole = Readable.from(all(first, chunks), { objectMode: false });
  // A generator that is not at the rest yet, or never began, does not end it.
  whole.once('close', () => body.destroy());
  return { type, body: whole };
}

async function* all(first: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  yield* rest;
}
