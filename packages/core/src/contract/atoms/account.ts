import * as z from 'zod/mini';
import { once } from '../define.ts';

/** An entry of the menu that a signed-in account sees. */
export interface MenuEntry {
  /** What people call it, in the language of the reply. */
  name: string;
  /** By what programs know the entry; the same in every language. */
  code: string;
  /** The entries below it. */
  children?: MenuEntry[];
}

export const menuEntry = /* @__PURE__ */ once((): z.ZodMiniType<MenuEntry> => {
  const entry: z.ZodMiniType<MenuEntry> = z.object({
    name: z.string(),
    code: z.string(),
    get children() {
      return z.optional(z.array(entry));
    },
  });
  return entry;
});

/** What signing in answers: type 1 is staff, 2 a client; admin 1 is refused by the client. */
export const loginResult = /* @__PURE__ */ once(() =>
  z.object({
    token: z.string(),
    id: z.string(),
    type: z.number(),
    admin: z.number(),
    menuList: z.array(menuEntry()),
    expiresAt: z.string(),
    /** Zone of the organisation, an IANA name: days and hours are told and meant by its clocks. */
    timeZone: z.optional(z.string()),
    mustChangePassword: z.optional(z.boolean()),
  }),
);
