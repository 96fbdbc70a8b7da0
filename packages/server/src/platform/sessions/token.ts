import { createHash, randomBytes } from 'node:crypto';

const shape = /^([a-z][a-z0-9]{0,15})\.[A-Za-z0-9_-]{20,86}$/;

/** A secret that nobody can guess, prefixed by the tenant, so that finding it starts with the tenant. */
export function newSecret(tenantId: string): string {
  return `${tenantId}.${randomBytes(32).toString('base64url')}`;
}

/** The tenant that a secret names; undefined for text that is no secret of ours. */
export function tenantOfSecret(secret: string): string | undefined {
  return shape.exec(secret)?.[1];
}

/** What is stored of a secret. A plain hash is enough: there are 256 bits to guess. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
