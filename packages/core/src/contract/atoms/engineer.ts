import * as z from 'zod/mini';
import { once } from '../define.ts';
import { attachment, id, identifier, lines, text, whole } from './basic.ts';

/** A skill of a person; with a review's status when it is not in force yet. */
export const skill = /* @__PURE__ */ once(() =>
  z.object({
    skillId: z.string(),
    name: z.string(),
    parentName: z.optional(z.string()),
    /** 1 to 3, of the dictionary `skillLevel`. */
    level: z.number(),
    /** Attachment string; for the person and their leads. */
    certificate: z.optional(z.string()),
    reviewStatus: z.optional(z.number()),
  }),
);

/** A region that a person serves; a province or city covers all below it. */
export const serviceArea = /* @__PURE__ */ once(() =>
  z.object({ code: z.string(), name: z.string(), reviewStatus: z.optional(z.number()) }),
);

/** A person of the staff: who they are, what they can do and where, and how busy they are. */
export const engineer = /* @__PURE__ */ once(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    phone: z.optional(z.string()),
    photo: z.optional(z.string()),
    employer: z.optional(z.string()),
    experience: z.optional(z.string()),
    /** For oneself alone. */
    idNumber: z.optional(z.string()),
    groups: z.array(z.object({ id: z.string(), name: z.string(), lead: z.boolean() })),
    skills: z.array(skill()),
    serviceAreas: z.array(serviceArea()),
    /** Orders in their hands: assigned, processing, suspended. */
    openCount: z.number(),
    /** Of today: planned time by capacity. */
    saturation: z.number(),
    /** All that they have promised for today over what they can give; where an engineer is looked for. */
    load: z.optional(z.number()),
    /** Of the newest review of the profile, for oneself and leads. */
    reviewStatus: z.optional(z.number()),
    version: z.number(),
  }),
);

const regionCode = /^\d{6}$/;

/** The profile that an engineer submits; what is left out stays as it is. */
export const profileFields = () => ({
  name: z.optional(text(100, 1)),
  /** Attachment string of one picture. */
  photo: z.optional(attachment()),
  idNumber: z.optional(identifier(30)),
  employer: z.optional(text(200)),
  experience: z.optional(lines(2000)),
  serviceAreas: z.optional(z.array(z.stringFormat('region', regionCode)).check(z.maxLength(50))),
  skills: z.optional(
    z
      .array(z.object({ skillId: id(), level: whole(1, 3), certificate: z.optional(attachment()) }))
      .check(z.maxLength(50)),
  ),
});
