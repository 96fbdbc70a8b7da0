import type { Answer, Command } from '../connection.ts';
import type { faultFrom } from '../error.ts';

/** What may be asked through the admin socket; `tx` names a transaction that the asker began. */
export type Ask =
  | { readonly do: 'run'; readonly command: Command; readonly tx?: number }
  | { readonly do: 'begin'; readonly tx: number }
  | { readonly do: 'pause' }
  | { readonly do: 'goOn' }
  | { readonly do: 'finish'; readonly tx: number; readonly how: 'COMMIT' | 'ROLLBACK' };

/** One line each: a question with its number, or what came of it. */
export type AskLine = Ask & { readonly id: number };
export type ReplyLine =
  | { readonly id: number; readonly answer: Answer | null }
  | { readonly id: number; readonly fault: ReturnType<typeof faultFrom> };
