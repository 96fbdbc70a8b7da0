// Written by `pnpm gen` from the contract and its docs.
import type * as assistant from '../assistant.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';

/** What `assistant.permission` takes. Whether I may ask the assistant. */
export interface AssistantPermissionQuery extends InferredRequestOf<typeof assistant.permission> {}

type AssistantPermissionAnswerInferred = InferredDataOf<typeof assistant.permission>;

/** What `assistant.permission` answers. Whether I may ask the assistant. */
export type AssistantPermissionAnswer = {
  /** Whether the caller may. */
  allowed: AssistantPermissionAnswerInferred['allowed'];
  /** Whether answers are put into words, or articles shown alone. */
  phrases: AssistantPermissionAnswerInferred['phrases'];
};

/** What the calls of `assistant` take and answer. */
export interface AssistantCalls {
  'assistant.permission': { request: AssistantPermissionQuery; data: AssistantPermissionAnswer };
}
