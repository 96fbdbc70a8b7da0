import { openAsBlob } from 'node:fs';
import { open } from 'node:fs/promises';

/** Types that are taken, and whether a browser may show them in place. */
const known: Readonly<Record<string, { readonly show: boolean; readonly picture?: true }>> = {
  'image/jpeg': { show: true, picture: true },
  'image/png': { show: true, picture: true },
  'image/webp': { show: true, picture: true },
  'image/gif': { show: true, picture: true },
  'application/pdf': { show: true },
  'text/plain': { show: true },
  'application/msword': { show: false },
  'application/vnd.ms-excel': { show: false },
  'application/vnd.ms-powerpoint': { show: false },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { show: false },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { show: false },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': { show: false },
  'application/vnd.oasis.opendocument.text': { show: false },
  'application/vnd.oasis.opendocument.spreadsheet': { show: false },
};

/** The old office formats share one container; of these the name tells which it is. */
const container = 'application/x-cfb';
const byEnding: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

export function isPicture(mediaType: string): boolean {
  return known[mediaType]?.picture === true;
}

/** Whether a browser may show it in place; everything else is only saved. */
export function mayShow(mediaType: string): boolean {
  return known[mediaType]?.show === true;
}

/** The type that a file's content shows; undefined for what is not taken, whatever its name says. */
export async function mediaTypeOf(path: string, name: string): Promise<string | undefined> {
  const { fileTypeFromBlob } = await import('file-type');
  // As a blob: for a path it loads a package while it runs, which a bundled server does not have.
  const found = (await fileTypeFromBlob(await openAsBlob(path)))?.mime;
  if (found === undefined) return (await isPlainText(path)) ? 'text/plain' : undefined;
  if (found === container) return byEnding[name.toLowerCase().split('.').at(-1) ?? ''];
  return Object.hasOwn(known, found) ? found : undefined;
}

const sniffBytes = 64 * 1024;
const markup = /^\uFEFF?\s*(<!doctype|<\?xml|<html|<svg|<script|<head|<body|<iframe|<!--|%!PS|#!)/i;

/** Readable text and nothing that a program would run: its beginning is judged. */
async function isPlainText(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(sniffBytes), 0, sniffBytes, 0);
    const bytes = buffer.subarray(0, bytesRead);
    // The end of the sample may cut a character in two.
    const text = decoded(bytes) ?? decoded(bytes.subarray(0, -1)) ?? decoded(bytes.subarray(0, -2));
    return text !== undefined && !bytes.some(isControl) && !markup.test(text);
  } finally {
    await file.close();
  }
}

/** Control bytes that no text has; tabs, line ends and the escape of terminals are fine. */
function isControl(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 32 && byte !== 27);
}

function decoded(bytes: Buffer): string | undefined {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next encoding may fit.
    }
  }
  return undefined;
}
