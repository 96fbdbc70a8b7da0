/** How bytes that hold text were written. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030';

/** Text that was read from bytes, and what it was written in. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

/**
 * Reads text of unknown origin: strictly as UTF-8, else as UTF-16 where its byte order mark says so, else as GB18030,
 * which spreadsheets and logs of Chinese systems are in (GBK and GB2312 are parts of it). The mark is no part of the
 * text. Undefined for what is no text: no character is ever put in the place of bytes that cannot be read. GB18030 is
 * a guess, so tell people when it was taken. `isCut` is for the beginning of something longer, whose last character
 * may be incomplete.
 */
export function decodeText(
  bytes: Uint8Array,
  { isCut = false }: { isCut?: boolean } = {},
): DecodedText | undefined {
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-16be';
  const isMarked = mark === 'utf-16le' || (bytes[0] === 0xfe && bytes[1] === 0xff);
  for (const encoding of ['utf-8', isMarked ? mark : 'gb18030'] as const) {
    const text = decodedAs(encoding, bytes, isCut);
    if (text === undefined) continue;
    // Most bytes make some characters of GB18030: a program or picture gives itself away by what no text has.
    if (encoding !== 'utf-8' && binary.test(text)) return undefined;
    return { text, encoding };
  }
  return undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: They are what is looked for.
const binary = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

function decodedAs(encoding: TextEncoding, bytes: Uint8Array, isCut: boolean): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    // Not written so, or a runtime without this encoding.
    return undefined;
  }
}
