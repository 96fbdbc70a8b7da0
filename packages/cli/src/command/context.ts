import type { Locale } from '@svcdesk/core/phrases';
import type { Host } from '../host/host.ts';
import type { Aside } from '../output/aside.ts';
import type { Terminal } from '../output/terminal.ts';
import type { Phrases } from '../phrases/index.ts';
import type { Nouns } from './command.ts';
import type { Globals } from './global-flags.ts';

/** What a command works with. */
export interface Context {
  readonly host: Host;
  readonly globals: Globals;
  readonly phrases: Phrases;
  readonly locale: Locale;
  readonly terminal: Terminal;
  readonly aside: Aside;
  /** All commands there are. */
  readonly nouns: Nouns;
}
