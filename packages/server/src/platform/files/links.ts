import type { SecretBox } from '../secrets/secret-box.ts';
import type { Access, TokenAnswer } from '../sessions/access.ts';

/** Long enough to open a document in another program, too short to be passed around. */
const linkMinutes = 5;
const minuteMs = 60_000;

/** Which file a link opens, and in whose session. */
interface Linked {
  readonly tenantId: string;
  readonly sessionId: string;
  readonly fileId: string;
}

/** Makes a link: the tenant's short id, then the rest so sealed that only this deployment can have made it. */
export function writeLink(
  box: SecretBox,
  { tenantId, sessionId, fileId }: Linked,
  now: Date,
): { readonly link: string; readonly expiresAt: string } {
  const expiresMs = now.getTime() + linkMinutes * minuteMs;
  const sealed = box.seal(tenantId, JSON.stringify(['file', sessionId, fileId, expiresMs]));
  return { link: `${tenantId}.${sealed}`, expiresAt: new Date(expiresMs).toISOString() };
}

/** The reader of a link: the session that made it, while both last; the right to the file is checked anew. */
export async function redeemLink(
  { access, secrets, now }: { access: Access; secrets: SecretBox; now: () => Date },
  link: string,
  fileId: string,
): Promise<TokenAnswer> {
  const [tenantId = '', ...sealed] = link.split('.');
  const opened = secrets.open(tenantId, sealed.join('.'));
  if (opened === undefined) return { refused: 'tokenUnknown' };
  const [kind, sessionId, opens, expiresMs] = JSON.parse(opened) as [string, string, string, number];
  if (kind !== 'file' || opens !== fileId) return { refused: 'tokenUnknown' };
  if (expiresMs <= now().getTime()) return { refused: 'tokenExpired' };
  return access.identifySession(tenantId, sessionId);
}
