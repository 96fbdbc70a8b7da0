import * as z from 'zod/mini';
import { once } from '../define.ts';

/** Who reports faults of a site. */
export const reporter = /* @__PURE__ */ once(() =>
  z.object({ id: z.string(), name: z.string(), phone: z.string(), cellId: z.string() }),
);
