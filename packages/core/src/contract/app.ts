import * as z from 'zod/mini';
import { openWord, pageOf, paging, text } from './atoms/basic.ts';
import type { CaptchaProvider } from './captcha.ts';
import { call } from './define.ts';

/** Version and public settings of the server, as bare JSON that no cache may store. */
export const config = /* @__PURE__ */ call('app.config', {
  method: 'GET',
  path: '/config.json',
  permission: 'public',
  reply: 'json',
  request: () => z.object({ timestamp: z.optional(text(30)) }),
  data: () =>
    z.object({
      version: z.string(),
      /** Which build of the web app is served; a page of another one has to be loaded anew. */
      build: z.optional(z.string()),
      demo: z.boolean(),
      captcha: openWord<CaptchaProvider>(),
      fileBytesMax: z.number(),
      filesMax: z.number(),
      /** Addresses that tell a device its public address, the first and its fallbacks, for usage tracking. */
      publicIpServices: z.optional(z.array(z.string())),
      /** Other origins whose pages may show the app in a frame and speak with it over the bridge. */
      frameOrigins: z.optional(z.array(z.string())),
    }),
});

/** Versions that were released, newest first; one line of `notes` for each change. */
export const versions = /* @__PURE__ */ call('app.versions', {
  method: 'POST',
  path: '/api/user/version/history',
  permission: 'signedIn',
  request: () => z.object(paging()),
  data: () => pageOf(z.object({ version: z.string(), date: z.string(), notes: z.string() })),
});
