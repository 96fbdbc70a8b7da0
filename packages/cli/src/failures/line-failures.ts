import type { Phrases } from '../phrases/index.ts';

/** Why no reply came, as our phrases name it. */
type Why = keyof Phrases['errors']['why'];

/** What Node says about a connection that failed; what it does not name stands as it came. */
const whys: Readonly<Record<string, Why>> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'notFound',
  EAI_AGAIN: 'notFound',
  ECONNRESET: 'cut',
  EPIPE: 'cut',
  EHOSTUNREACH: 'noRoute',
  ENETUNREACH: 'noRoute',
  ETIMEDOUT: 'timeout',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'ownCertificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'ownCertificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'ownCertificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'ownCertificate',
  CERT_HAS_EXPIRED: 'expiredCertificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'otherCertificate',
};

/** Why no reply came, in words, with Node's own name for it, which experts search for. */
export function lineFailure(cause: unknown, { errors }: Phrases): string {
  const { code = '', message = '' } = (cause ?? {}) as { code?: string; message?: string };
  const why = whyOf(code);
  return why ? `${errors.why[why]}, ${code}` : code || message;
}

/** What to do when the line failed so. */
export function lineHint(cause: unknown, { errors }: Phrases): string {
  const why = whyOf((cause as { code?: string } | undefined)?.code ?? '');
  if (why === 'ownCertificate') return errors.certificateHint;
  return why === 'expiredCertificate' ? errors.expiredHint : errors.unreachableHint;
}

function whyOf(code: string): Why | undefined {
  return Object.hasOwn(whys, code) ? whys[code] : undefined;
}

/** Words for what the disk refused, or undefined for failures of other kinds. */
export function diskFailure(error: unknown, { errors }: Phrases): { text: string; file: string } | undefined {
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  const file = path ?? errors.output;
  if (code === 'ENOSPC' || code === 'EDQUOT') return { text: errors.diskFull, file };
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS'
    ? { text: errors.notWritable, file }
    : undefined;
}
