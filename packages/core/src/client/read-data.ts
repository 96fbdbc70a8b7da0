import type { Call } from '../contract/define.ts';
import { okStatus } from '../errors/codes.ts';
import type { SvcdeskError } from '../errors/svcdesk-error.ts';
import { checkReply } from './check-reply.ts';
import { type RawReply, readEnvelope, readJson } from './envelope.ts';
import type { TransportReply } from './transport.ts';

/** How the caller takes a reply. */
export interface Reading {
  /** Called once the reply is known to be the server's own. */
  heard(): void;
  /** The error that a refusal is thrown as. */
  refuse(raw: RawReply): SvcdeskError;
}

/**
 * The data of a reply: JSON as it is, a file, or what the envelope holds; held against the call's schema if `isChecked`.
 * Throws {@link SvcdeskError}.
 */
export async function readData(
  call: Call,
  reply: TransportReply,
  { heard, refuse }: Reading,
  isChecked: boolean,
): Promise<unknown> {
  const checked = (data: unknown, requestId?: string) =>
    isChecked ? checkReply(call, data, requestId) : data;
  if (reply.status === 200) {
    if (call.reply === 'json') return checked(readJson(await reply.text()));
    // A file is never served as JSON: that is the envelope of a refusal.
    if (call.reply === 'file' && !reply.header('content-type')?.startsWith('application/json')) {
      return named(await reply.blob(), reply.header('content-disposition'));
    }
  }
  const raw = readEnvelope(reply, await reply.text(), call.id);
  heard();
  if (raw.status !== okStatus) throw refuse(raw);
  return checked(raw.data, raw.requestId);
}

/** Bytes with the name that the server gives them (RFC 6266), where the platform has files. */
function named(bytes: Blob, disposition: string | null): Blob {
  const name = nameIn(disposition ?? '');
  if (!name || typeof File === 'undefined') return bytes;
  return new File([bytes], name, { type: bytes.type });
}

function nameIn(disposition: string): string | undefined {
  const [, encoded = ''] = /; *filename\*=UTF-8''([^ ;]+)/i.exec(disposition) ?? [];
  const [, plain] = /; *filename=("(?:[^"\\]|\\.)*"|[^ ;]+)/i.exec(disposition) ?? [];
  try {
    if (encoded) return decodeURIComponent(encoded);
  } catch {
    // The plain name stands beside it.
  }
  return plain?.replaceAll(/^"|"$|\\(.)/g, '$1');
}
