import * as z from 'zod/mini';
import { once } from '../define.ts';

/** A node of a tree of choices: label is in the reader's language, zh and en are both names. */
export interface TreeNode {
  /** What a request names when it is chosen: an id or a code. */
  value: string;
  /** What people call it, in the language of the reply. */
  label: string;
  /** What it is called in Chinese. */
  zh?: string;
  /** What it is called in English. */
  en?: string;
  /** False where it cannot be chosen any more and stands only on what it was chosen for. */
  enabled?: boolean;
  /** What else the choice carries, such as `serviceMode` of a catalogue or `pausesSla` of a hang-up reason. */
  flags?: Record<string, string | number | boolean>;
  /** The choices below it; a last one has none. */
  children?: TreeNode[];
}

/** What else a choice carries. */
export const treeFlag = /* @__PURE__ */ once(() => z.union([z.string(), z.number(), z.boolean()]));

export const treeNode = /* @__PURE__ */ once((): z.ZodMiniType<TreeNode> => {
  const node: z.ZodMiniType<TreeNode> = z.object({
    value: z.string(),
    label: z.string(),
    zh: z.optional(z.string()),
    en: z.optional(z.string()),
    enabled: z.optional(z.boolean()),
    flags: z.optional(z.record(z.string(), treeFlag())),
    get children() {
      return z.optional(z.array(node));
    },
  });
  return node;
});

export const tree = /* @__PURE__ */ once(() => z.array(treeNode()));

/** A node of the organisation's tree as it is sent. */
export interface GroupNode {
  /** The group itself. */
  data: {
    /** The id of the group. */
    id: string;
    /** What people call the group. */
    groupName: string;
    /** The same once more, as trees of choices call it. */
    name: string;
    /** The people of the group, where they were asked for. */
    tenantAccountInfoVos?: {
      /** The id of the person. */
      id: string;
      /** The name of the person. */
      name: string;
      /** A picture of the person: an attachment string with one file. */
      photo?: string;
      /** True of who leads the group. */
      lead?: boolean;
      /** False of who leads the group and is no member: its work is not given to them. */
      member?: boolean;
      /** True of a member whose role does orders: the rules may suggest them. */
      assignable?: boolean;
    }[];
  };
  /** The groups below it. */
  snodes: GroupNode[];
}

export const groupNode = /* @__PURE__ */ once((): z.ZodMiniType<GroupNode> => {
  const account = z.object({
    id: z.string(),
    name: z.string(),
    photo: z.optional(z.string()),
    lead: z.optional(z.boolean()),
    /** False of who leads the group and is no member: its work is not given to them. */
    member: z.optional(z.boolean()),
    /** A member whose role does orders: the rules may suggest them. */
    assignable: z.optional(z.boolean()),
  });
  const node: z.ZodMiniType<GroupNode> = z.object({
    data: z.object({
      id: z.string(),
      groupName: z.string(),
      name: z.string(),
      tenantAccountInfoVos: z.optional(z.array(account)),
    }),
    get snodes() {
      return z.array(node);
    },
  });
  return node;
});
