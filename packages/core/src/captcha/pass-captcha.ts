import type { Caller } from '../client/caller.ts';
import type { DataOf, RequestOf } from '../contract/call-types.ts';
import { param, verify } from '../contract/captcha.ts';
import { isSvcdeskError, SvcdeskError } from '../errors/svcdesk-error.ts';
import type { CaptchaHost, CaptchaScene } from './captcha-host.ts';

type Challenge = DataOf<typeof param>;
type Answer = Omit<RequestOf<typeof verify>, 'challengeId'>;

/** How often a person may be wrong before the call is given up; each time a fresh challenge is posed. */
const defaultTries = 5;

/**
 * Gets a pass for one use within two minutes: asks for a challenge, has the host show it, hands in the answer, and
 * poses a fresh one after a wrong answer. A server whose GeeTest cannot be reached poses a puzzle the next time.
 *
 * Throws `aborted` when the person closes the challenge, and `captchaNeeded` after too many wrong answers.
 */
export async function passCaptcha(
  caller: Caller,
  scene: CaptchaScene,
  host: CaptchaHost,
  { tries = defaultTries }: { tries?: number } = {},
): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const challenge = await caller.call(param, { scene });
    const answer = await ask(host, challenge, attempt > 1);
    if (!answer) throw new SvcdeskError('aborted', { message: 'The slider was closed.', callId: verify.id });
    try {
      const { captcha } = await caller.call(verify, { challengeId: challenge.challengeId, ...answer });
      return captcha;
    } catch (error) {
      if (!isSvcdeskError(error, 'captchaNeeded') || attempt >= tries) throw error;
    }
  }
}

/**
 * Makes a call that may ask for the slider: first without a pass, and once more with one when the server wants it.
 *
 * @example
 * await withCaptcha(client, 'login', host, (captcha) =>
 *   client.signIn({ account, password, captcha }),
 * );
 */
export async function withCaptcha<T>(
  caller: Caller,
  scene: CaptchaScene,
  host: CaptchaHost,
  make: (captcha?: string) => Promise<T>,
): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!isSvcdeskError(error, 'captchaNeeded')) throw error;
    return make(await passCaptcha(caller, scene, host));
  }
}

/** What the person did; a server that poses no challenge takes an empty answer. */
function ask(host: CaptchaHost, challenge: Challenge, wrong: boolean): Promise<Answer | undefined> {
  const { puzzle, geetest } = challenge;
  if (puzzle) return host.puzzle(puzzle, { wrong });
  if (!geetest) return Promise.resolve({});
  if (!host.geetest) throw new SvcdeskError('captchaNeeded', { message: 'This server uses GeeTest.' });
  return host.geetest(geetest.captchaId).then((passed) => passed && { geetest: passed });
}
