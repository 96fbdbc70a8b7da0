import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what must not be readable in the database, such as the credentials of devices. */
export interface SecretBox {
  seal(tenantId: string, secret: string): string;
  /** The secret; undefined when it was sealed with another key, for another tenant, or was changed. */
  open(tenantId: string, sealed: string): string | undefined;
}

const algorithm = 'aes-256-gcm';
const form = 'v1';
/** What is sealed begins so, and nothing else that is stored as a secret. */
export const sealedPrefix = `${form}.`;
const keyBytes = 32;
const nonceBytes = 12;

/** A box whose keys are derived from texts that servers of one database share: it seals with the first, and opens with any. */
export function createSecretBox(keyText: string, ...others: readonly string[]): SecretBox {
  const keys = [keyText, ...others].map((text) =>
    Buffer.from(hkdfSync('sha256', text, '', 'svcdesk secret box', keyBytes)),
  );
  return {
    seal(tenantId, secret) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, keys[0] as Buffer, nonce).setAAD(Buffer.from(tenantId));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      const parts = [nonce, cipher.getAuthTag(), sealed];
      return [form, ...parts.map((part) => part.toString('base64url'))].join('.');
    },
    open(tenantId, sealed) {
      const [made, ...parts] = sealed.split('.');
      const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (made !== form || !nonce || !tag || !text) return undefined;
      for (const key of keys) {
        try {
          const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: 16 });
          decipher.setAAD(Buffer.from(tenantId)).setAuthTag(tag);
          return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
        } catch {
          // Another one may have sealed it.
        }
      }
      return undefined;
    },
  };
}

/** A secret that an older release has stored as it is, or that is sealed. Throws when it does not open. */
export function openStored(box: SecretBox, tenantId: string, stored: string): string {
  const secret = stored.startsWith(sealedPrefix) ? box.open(tenantId, stored) : stored;
  if (secret === undefined)
    throw new Error('A stored secret was sealed with a key that this server has not.');
  return secret;
}
