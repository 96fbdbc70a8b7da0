import { timeOrderedId } from '@svcdesk/core';
import { type Database, insertRows, statement } from '../../platform/db/index.ts';
import { captchas } from '../../platform/db/schema/index.ts';
import type { CaptchaScene } from '../../platform/sessions/captcha.ts';
import { hashOfSecret, newSecret } from '../../platform/sessions/token.ts';

/** What is kept of a challenge; people never see the answer. */
export interface KeptChallenge {
  readonly scene: CaptchaScene;
  readonly provider: 'puzzle' | 'geetest' | 'none';
  /** Left edge of the hole in pixels, for the puzzle. */
  readonly answer: { readonly x?: number };
}

/** Time to solve a challenge, and for which a pass is good. */
const solveMs = 300_000;
const passMs = 120_000;

/** Used up before it is judged: two answers at once cannot both count. */
const take = statement<KeptChallenge, [tenantId: string, id: string, at: Date]>(
  'captchas.take',
  `UPDATE captchas SET answered_at = $3
   WHERE tenant_id = $1 AND id = $2 AND answered_at IS NULL AND expires_at > $3
   RETURNING scene, provider, answer`,
);

const grant = statement<object, [tenantId: string, id: string, passHash: string, expiresAt: Date]>(
  'captchas.grant',
  'UPDATE captchas SET pass_hash = $3, expires_at = $4 WHERE tenant_id = $1 AND id = $2',
);

const spend = statement<object, [tenantId: string, passHash: string, scene: string, at: Date]>(
  'captchas.spend',
  `UPDATE captchas SET pass_used_at = $4
   WHERE tenant_id = $1 AND pass_hash = $2 AND scene = $3 AND pass_used_at IS NULL AND expires_at > $4`,
);

/** The challenges of a deployment, kept under its default tenant: who is asked is not known yet. */
export interface Challenges {
  /** Keeps a challenge; gives the id that people see. */
  keep(challenge: KeptChallenge, at: Date): Promise<string>;
  /** Takes a challenge for judging; undefined when it is unknown, too old or already used. */
  take(challengeId: string, at: Date): Promise<KeptChallenge | undefined>;
  grantPass(challengeId: string, at: Date): Promise<string>;
  spendPass(pass: string, scene: CaptchaScene, at: Date): Promise<boolean>;
}

export function createChallenges(db: Database, tenantId: string): Challenges {
  const prefix = `${tenantId}.`;
  const idOf = (challengeId: string): string | undefined => {
    const id = challengeId.startsWith(prefix) ? challengeId.slice(prefix.length) : '';
    return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : undefined;
  };
  return {
    async keep(challenge, at) {
      const id = timeOrderedId(at.getTime());
      const expiresAt = new Date(at.getTime() + solveMs).toISOString();
      await insertRows(db, captchas, { ...challenge, tenantId, id, createdAt: at.toISOString(), expiresAt });
      return prefix + id;
    },
    async take(challengeId, at) {
      const id = idOf(challengeId);
      return id ? take.first(db, tenantId, id, at) : undefined;
    },
    async grantPass(challengeId, at) {
      const pass = newSecret(tenantId);
      const until = new Date(at.getTime() + passMs);
      await grant.change(db, tenantId, idOf(challengeId) ?? '', hashOfSecret(pass), until);
      return pass;
    },
    async spendPass(pass, scene, at) {
      return (await spend.change(db, tenantId, hashOfSecret(pass), scene, at)) === 1;
    },
  };
}
