import * as z from 'zod/mini';
import { id, text } from './atoms/basic.ts';
import { call } from './define.ts';

/** Upload one file as multipart field `file`; its type is decided by its content. */
export const upload = /* @__PURE__ */ call('files.upload', {
  method: 'POST',
  path: '/api/file/upload',
  permission: 'signedIn',
  beforeApproval: true,
  writes: true,
  body: 'multipart',
  request: () => z.object({ file: z.custom<Blob>(), name: z.optional(z.string()) }),
  data: () =>
    z.object({ id: z.string(), name: z.string(), size: z.number(), type: z.string(), url: z.string() }),
  errors: ['tooLarge', 'mediaType'],
});

/**
 * The bytes of a file, or with `preview` a smaller picture of it: a `File` with the server's name for it, where the
 * platform has those. Where no header can be sent, `link` stands for the
 * token: the signed part of an address of `files.link`.
 */
export const get = /* @__PURE__ */ call('files.get', {
  method: 'GET',
  path: '/api/file/:id',
  permission: 'signedIn',
  beforeApproval: true,
  reply: 'file',
  request: () => z.object({ id: id(), preview: z.optional(z.literal('1')), link: z.optional(text(500)) }),
  data: () => z.custom<Blob>(),
  errors: ['notFound'],
});

/** An address of a file that works without a header for five minutes, as long as its session lasts. */
export const link = /* @__PURE__ */ call('files.link', {
  method: 'POST',
  path: '/api/file/link',
  permission: 'signedIn',
  beforeApproval: true,
  request: () => z.object({ id: id() }),
  data: () => z.object({ url: z.string(), expiresAt: z.string() }),
  errors: ['notFound'],
});
