import type { Database } from '../../platform/db/index.ts';
import type { CaptchaAnswer, CaptchaService } from '../../platform/sessions/captcha.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { createChallenges, type KeptChallenge } from './challenges.ts';
import { type GeetestOptions, judgeByGeetest } from './geetest.ts';
import { createPuzzlePool, type PuzzlePool } from './puzzle-pool.ts';

/** How far off a piece may be put, in pixels of the picture. */
const toleranceInPixels = 6;
/** Faster than anybody moves a piece, by finger or by keys. */
const fastestMs = 120;
/** How long puzzles are posed after GeeTest could not be reached. */
const geetestPauseMs = 300_000;

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
  const challenges = createChallenges(db, settings.defaultTenant);
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

  return {
    async challenge(scene, at) {
      const keep = (provider: KeptChallenge['provider'], answer = {}) =>
        challenges.keep({ scene, provider, answer }, at);
      if (settings.captcha === 'none') return { challengeId: await keep('none'), provider: 'none' };
      if (geetest && at.getTime() >= geetestPausedUntil) {
        const { captchaId } = geetest;
        return { challengeId: await keep('geetest'), provider: 'geetest', geetest: { captchaId } };
      }
      const { picture, x } = await pool.take();
      return { challengeId: await keep('puzzle', { x }), provider: 'puzzle', puzzle: picture };
    },
    async answer(answer, at) {
      const kept = await challenges.take(answer.challengeId, at);
      if (!kept) return { refused: 'unknown' };
      if (!(await isRight(kept, answer, at))) return { refused: 'wrong' };
      return { pass: await challenges.grantPass(answer.challengeId, at) };
    },
    async grant(scene, at) {
      return challenges.grantPass(await challenges.keep({ scene, provider: 'none', answer: {} }, at), at);
    },
    async redeem(pass, scene, at) {
      if (settings.captcha === 'none') return true;
      return pass !== undefined && (await challenges.spendPass(pass, scene, at));
    },
  };
}

/** The same place is right for people who drag and for those who use keys; nobody is that fast. */
function fitsPuzzle(hole: number | undefined, { x, durationMs }: CaptchaAnswer): boolean {
  if (hole === undefined || x === undefined) return false;
  if (durationMs !== undefined && durationMs < fastestMs) return false;
  return Math.abs(x - hole) <= toleranceInPixels;
}
