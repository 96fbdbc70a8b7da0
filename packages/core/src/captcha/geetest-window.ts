import { SvcdeskError } from '../errors/svcdesk-error.ts';
import type { GeetestAnswer } from './captcha-host.ts';

/** What GeeTest's script gives a page to speak to its window with. */
export interface GeetestCaptcha {
  showCaptcha(): void;
  destroy(): void;
  getValidate(): false | { lot_number: string; captcha_output: string; pass_token: string; gen_time: string };
  onReady(listener: () => void): GeetestCaptcha;
  onSuccess(listener: () => void): GeetestCaptcha;
  onError(listener: (error: { msg?: string }) => void): GeetestCaptcha;
  onClose(listener: () => void): GeetestCaptcha;
}

/** `initGeetest4` of GeeTest's script gt4.js, which the page loads by itself when it is first needed. */
export type InitGeetest = (
  options: { captchaId: string; product: 'bind'; language: string },
  ready: (captcha: GeetestCaptcha) => void,
) => void;

/** Languages of GeeTest's window by ours. */
const languages: Readonly<Record<string, string>> = { 'zh-CN': 'zho', en: 'eng' };

/**
 * Makes the `geetest` part of a captcha host from GeeTest's script (version 4). Resolves to undefined when the
 * person closes the window; throws `network` when GeeTest cannot be reached.
 *
 * @example
 * const host = { puzzle, geetest: geetestWindow(() => loadScript('https://static.geetest.com/v4/gt4.js').then(() => window.initGeetest4)) };
 */
export function geetestWindow(
  load: () => Promise<InitGeetest>,
  locale = 'zh-CN',
): (captchaId: string) => Promise<GeetestAnswer | undefined> {
  return async (captchaId) => {
    const init = await load();
    return new Promise((resolve, reject) => {
      const language = languages[locale] ?? 'eng';
      init({ captchaId, product: 'bind', language }, (captcha) => {
        captcha
          .onReady(() => captcha.showCaptcha())
          .onSuccess(() => {
            const passed = captcha.getValidate();
            captcha.destroy();
            resolve(passed ? answerOf(passed) : undefined);
          })
          .onError(({ msg }) => {
            captcha.destroy();
            reject(
              new SvcdeskError('network', { message: `GeeTest did not answer: ${msg ?? 'no reason'}.` }),
            );
          })
          .onClose(() => {
            captcha.destroy();
            resolve(undefined);
          });
      });
    });
  };
}

function answerOf(passed: Exclude<ReturnType<GeetestCaptcha['getValidate']>, false>): GeetestAnswer {
  return {
    lotNumber: passed.lot_number,
    captchaOutput: passed.captcha_output,
    passToken: passed.pass_token,
    genTime: passed.gen_time,
  };
}
