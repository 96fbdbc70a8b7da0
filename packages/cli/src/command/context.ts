import type { Locale } from '@svcdesk/core/phrases';
import type { Host } from '../host/host.ts';
import type { Terminal } from '../output/terminal.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Globals } from './global-flags.ts';

/** What a command works with. */
export interface Context {
  readonly host: Host;
  readonly globals: Globals;
  readonly phrases: Phrases;
  readonly locale: Locale;
  readonly terminal: Terminal;
  /** Whether the reader is a program that asked for JSON. */
  readonly json: boolean;
}
