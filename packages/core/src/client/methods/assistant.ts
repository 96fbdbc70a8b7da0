// Written by `pnpm gen` from the contract and its docs.
import type { AssistantPermissionAnswer, AssistantPermissionQuery } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `assistant` as methods. */
export interface AssistantMethods {
  /** Whether I may ask the assistant. */
  permission(request: AssistantPermissionQuery, options?: CallOptions): Promise<AssistantPermissionAnswer>;
}
