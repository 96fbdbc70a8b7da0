import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { captcha } from '@svcdesk/core/contract';
import { countAttempt } from '../../platform/audit/attempts.ts';
import { requestOf } from '../../platform/audit/record-event.ts';
import { type Database, insertRows, statement } from '../../platform/db/index.ts';
import { captchas } from '../../platform/db/schema/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import type { CaptchaAnswer, CaptchaScene, CaptchaService } from '../../platform/sessions/captcha.ts';
import { hashOfSecret, newSecret } from '../../platform/sessions/lookup.ts';
import { ofAddress, takeOrRefuse } from '../../platform/sessions/throttle.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { type GeetestOptions, judgeByGeetest } from './geetest.ts';
import { createPuzzlePool, type PuzzlePool } from './puzzle.ts';

/** Challenges an address may ask for in a minute: an office signs in at nine, a flood gets no further. */
const challengesAMinute = 60;

export const captchaHandlers: DomainHandlers<typeof captcha> = {
  async param({ scene }, { db, services, address, now }) {
    const at = now();
    await takeOrRefuse(db, ofAddress(address, 'captchaMinute', challengesAMinute, 60_000), at);
    return services.captcha.challenge(scene, at);
  },

  async verify(answer, context) {
    const { db, services, now, requestId, address } = context;
    const verdict = await services.captcha.answer(answer, now());
    if ('pass' in verdict) return { captcha: verdict.pass };
    services.log.info({ requestId, kind: 'captcha.fail', address }, 'a slider answer was wrong or used up');
    // A made-up challenge was never asked for, so it is not counted.
    if (verdict.refused === 'wrong') {
      const { defaultTenant: tenantId } = services.settings;
      await countAttempt(db, { tenantId, kind: 'captcha.fail', ...requestOf(context) });
    }
    throw new SvcdeskError('captchaNeeded');
  },
};

/** What is kept of a challenge; people never see the answer. */
interface KeptChallenge {
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
   RETURNING provider, answer`,
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

/** How far off a piece may be put, in pixels of the picture. */
const toleranceInPixels = 6;
/** Faster than a person moves a piece, by finger or by keys. */
const fastestMs = 120;
/** How long puzzles are posed after GeeTest could not be reached. */
const geetestPauseMs = 300_000;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Options = Pick<Settings, 'captcha' | 'defaultTenant' | 'geetestId' | 'geetestKey'>;

export interface CaptchaParts {
  readonly pool?: PuzzlePool;
  readonly geetestUrl?: string;
}

/** The slider check as the settings want it; GeeTest gives way to the puzzle while it cannot be reached. */
export function createCaptchaService(
  db: Database,
  settings: Options,
  parts: CaptchaParts = {},
): CaptchaService {
  // Challenges are kept under the default tenant: who is asked is not known yet.
  const home = settings.defaultTenant;
  const prefix = `${home}.`;
  const pool = parts.pool ?? createPuzzlePool();
  const geetest: GeetestOptions | undefined =
    settings.captcha === 'geetest'
      ? {
          captchaId: settings.geetestId ?? '',
          key: settings.geetestKey ?? '',
          ...(parts.geetestUrl && { url: parts.geetestUrl }),
        }
      : undefined;
  let geetestPausedUntil = 0;

  async function isRight(kept: KeptChallenge, answer: CaptchaAnswer, at: Date): Promise<boolean> {
    if (kept.provider === 'none') return true;
    if (kept.provider === 'puzzle') return fitsPuzzle(kept.answer.x, answer);
    if (!geetest || !answer.geetest) return false;
    const verdict = await judgeByGeetest(geetest, answer.geetest);
    if (verdict === 'unreachable') geetestPausedUntil = at.getTime() + geetestPauseMs;
    return verdict === 'right';
  }

  async function keep(
    scene: CaptchaScene,
    provider: KeptChallenge['provider'],
    answer: KeptChallenge['answer'],
    at: Date,
  ) {
    const id = timeOrderedId(at.getTime());
    const expiresAt = new Date(at.getTime() + solveMs).toISOString();
    const kept = { tenantId: home, id, scene, provider, answer, createdAt: at.toISOString(), expiresAt };
    await insertRows(db, captchas, kept);
    return id;
  }

  async function grantPass(id: string, at: Date): Promise<string> {
    const pass = newSecret(home);
    await grant.change(db, home, id, hashOfSecret(pass), new Date(at.getTime() + passMs));
    return pass;
  }

  return {
    async challenge(scene, at) {
      const posed = async (provider: KeptChallenge['provider'], answer: KeptChallenge['answer'] = {}) => ({
        challengeId: prefix + (await keep(scene, provider, answer, at)),
        provider,
      });
      if (settings.captcha === 'none') return posed('none');
      if (geetest && at.getTime() >= geetestPausedUntil) {
        return { ...(await posed('geetest')), geetest: { captchaId: geetest.captchaId } };
      }
      const { picture, x } = await pool.take();
      return { ...(await posed('puzzle', { x })), puzzle: picture };
    },
    async answer(answer, at) {
      const { challengeId } = answer;
      const id = challengeId.startsWith(prefix) ? challengeId.slice(prefix.length) : '';
      const kept = uuid.test(id) ? await take.first(db, home, id, at) : undefined;
      if (!kept) return { refused: 'unknown' };
      if (!(await isRight(kept, answer, at))) return { refused: 'wrong' };
      return { pass: await grantPass(id, at) };
    },
    async grant(scene, at) {
      return grantPass(await keep(scene, 'none', {}, at), at);
    },
    async redeem(pass, scene, at) {
      if (settings.captcha === 'none') return true;
      return pass !== undefined && (await spend.change(db, home, hashOfSecret(pass), scene, at)) === 1;
    },
  };
}

/** The same place is right for people who drag and for those who use keys; a shorter duration is a program's. */
function fitsPuzzle(hole: number | undefined, { x, durationMs }: CaptchaAnswer): boolean {
  if (hole === undefined || x === undefined) return false;
  if (durationMs !== undefined && durationMs < fastestMs) return false;
  return Math.abs(x - hole) <= toleranceInPixels;
}
