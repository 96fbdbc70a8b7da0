import { createHmac } from 'node:crypto';
import { isOk, outgoing } from '../../platform/outgoing/client.ts';
import type { CaptchaAnswer } from '../../platform/sessions/captcha.ts';

export interface GeetestOptions {
  readonly captchaId: string;
  readonly key: string;
  /** Where answers are checked; another in tests. */
  readonly url?: string;
}

const defaultUrl = 'https://gcaptcha4.geetest.com/validate';
const timeoutMs = 5000;
const maxBytes = 64 * 1024;

/** What GeeTest says of an answer; `unreachable` counts as no, and as a reason to pose puzzles for a while. */
export type GeetestVerdict = 'right' | 'wrong' | 'unreachable';

/** Asks GeeTest v4 whether an answer is right. */
export async function judgeByGeetest(
  { captchaId, key, url = defaultUrl }: GeetestOptions,
  answer: NonNullable<CaptchaAnswer['geetest']>,
): Promise<GeetestVerdict> {
  const form = new URLSearchParams({
    lot_number: answer.lotNumber,
    captcha_output: answer.captchaOutput,
    pass_token: answer.passToken,
    gen_time: answer.genTime,
    sign_token: createHmac('sha256', key).update(answer.lotNumber).digest('hex'),
  });
  try {
    const call = {
      url: `${url}?captcha_id=${encodeURIComponent(captchaId)}`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      body: form.toString(),
    } as const;
    const { status, text } = await outgoing.ask(call, { withinMs: timeoutMs, maxBytes });
    if (!isOk(status)) return 'unreachable';
    const { result } = JSON.parse(text) as { result?: unknown };
    return result === 'success' ? 'right' : 'wrong';
  } catch {
    return 'unreachable';
  }
}
