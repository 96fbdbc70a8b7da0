import type { Answer, Command } from '../connection.ts';

/** What the main thread hands over when it starts the worker. */
export interface WorkerStart {
  readonly dataDir: string;
}

export type Request =
  | { readonly id: number; readonly kind: 'run'; readonly command: Command }
  | { readonly id: number; readonly kind: 'maintain' }
  | { readonly id: number; readonly kind: 'listen' | 'unlisten'; readonly channel: string }
  | { readonly id: number; readonly kind: 'close' };

export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly constraint?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
  readonly detail?: string | undefined;
}

export type Reply =
  | { readonly id: number; readonly answer?: Answer; readonly failure?: Failure }
  | { readonly channel: string; readonly payload: string };
