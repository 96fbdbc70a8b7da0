import * as z from 'zod/mini';
import { openWord, text, tripleOf, whole } from './atoms/basic.ts';
import { call } from './define.ts';

/** What a passed slider may be used for: one pass, one purpose. */
export const captchaScenes = ['login', 'sendCode', 'register', 'checkPhone'] as const;
/** Who poses the challenge; `none` takes an empty answer. */
export type CaptchaProvider = 'puzzle' | 'geetest' | 'none';

/** Ask for a slider challenge. The answer stays on the server. */
export const param = /* @__PURE__ */ call('captcha.param', {
  method: 'POST',
  path: '/api/user/geetest/get_param',
  permission: 'public',
  request: () => z.object({ scene: z.enum(captchaScenes) }),
  data: () =>
    z.object({
      challengeId: z.string(),
      provider: openWord<CaptchaProvider>(),
      puzzle: z.optional(
        z.object({
          /** Data URL of the picture with the hole. */
          background: z.string(),
          /** Data URL of the piece. */
          piece: z.string(),
          width: z.number(),
          height: z.number(),
          pieceWidth: z.number(),
          pieceHeight: z.number(),
          pieceTop: z.number(),
        }),
      ),
      geetest: z.optional(z.object({ captchaId: z.string() })),
    }),
});

/** Hand in the answer and get a pass that is good for one use within two minutes. */
export const verify = /* @__PURE__ */ call('captcha.verify', {
  method: 'POST',
  path: '/api/user/geetest/verify',
  retry: false,
  permission: 'public',
  request: () =>
    z.object({
      challengeId: text(300, 1),
      /** Left edge of the piece in pixels of the picture's own width. */
      x: z.optional(z.number().check(z.minimum(0), z.maximum(2000))),
      /** How the piece was moved: dragged, or by keys and buttons for people who cannot drag. */
      by: z.optional(z.enum(['drag', 'keys'])),
      durationMs: z.optional(whole(0, 600_000)),
      trail: z.optional(z.array(tripleOf(z.number())).check(z.maxLength(500))),
      geetest: z.optional(
        z.object({
          lotNumber: text(200),
          captchaOutput: text(2000),
          passToken: text(500),
          genTime: text(50),
        }),
      ),
    }),
  data: () => z.object({ captcha: z.string() }),
  errors: ['captchaNeeded'],
});
