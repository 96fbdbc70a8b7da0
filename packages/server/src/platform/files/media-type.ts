import { openAsBlob } from 'node:fs';
import { open } from 'node:fs/promises';

interface TakenType {
  /** Whether a browser may show it in place. */
  readonly show?: true;
  readonly picture?: true;
  /** What the names of such files end with, the usual one first. */
  readonly endings: readonly string[];
}

const office = 'application/vnd.openxmlformats-officedocument';

/** Types that are taken. */
const known: Readonly<Record<string, TakenType>> = {
  'image/jpeg': { show: true, picture: true, endings: ['jpg', 'jpeg', 'jfif'] },
  'image/png': { show: true, picture: true, endings: ['png'] },
  'image/webp': { show: true, picture: true, endings: ['webp'] },
  'image/gif': { show: true, picture: true, endings: ['gif'] },
  'application/pdf': { show: true, endings: ['pdf'] },
  'text/plain': {
    show: true,
    endings: ['txt', 'cfg', 'conf', 'csv', 'ini', 'json', 'log', 'md', 'tsv', 'yaml', 'yml'],
  },
  'application/msword': { endings: ['doc'] },
  'application/vnd.ms-excel': { endings: ['xls'] },
  'application/vnd.ms-powerpoint': { endings: ['ppt'] },
  [`${office}.wordprocessingml.document`]: { endings: ['docx'] },
  [`${office}.spreadsheetml.sheet`]: { endings: ['xlsx'] },
  [`${office}.presentationml.presentation`]: { endings: ['pptx'] },
  'application/vnd.oasis.opendocument.text': { endings: ['odt'] },
  'application/vnd.oasis.opendocument.spreadsheet': { endings: ['ods'] },
};

const typeByEnding: ReadonlyMap<string, string> = new Map(
  Object.entries(known).flatMap(([mediaType, { endings }]) => endings.map((ending) => [ending, mediaType])),
);

/** The old office formats share one container; of these the name tells which it is. */
const container = 'application/x-cfb';
const containedEndings = ['doc', 'xls', 'ppt'];

/** The type that a name's ending stands for, if it is one that is taken. */
export function typeOfEnding(ending: string): string | undefined {
  return typeByEnding.get(ending);
}

/** Endings that names of a type may have, the usual one first. */
export function endingsOf(mediaType: string): readonly string[] {
  return known[mediaType]?.endings ?? [];
}

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
  if (found === container) {
    const ending = name.toLowerCase().split('.').at(-1) ?? '';
    return containedEndings.includes(ending) ? typeOfEnding(ending) : undefined;
  }
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
