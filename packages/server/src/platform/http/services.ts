import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Denials } from '../audit/denials.ts';
import type { Database } from '../db/index.ts';
import type { Figures } from '../figures.ts';
import type { FileStore } from '../files/file-store.ts';
import type { CodeSender } from '../notify/code-sender.ts';
import type { Lanes } from '../outgoing/lanes.ts';
import type { sendOnce } from '../outgoing/send.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { Access, SignedIn } from '../sessions/access.ts';
import type { CaptchaService } from '../sessions/captcha.ts';
import type { Settings } from '../settings/settings.ts';

/** All open streams of this server. */
export interface EventStreams {
  open(signedIn: SignedIn, lastEventId: string | undefined): Promise<{ readonly body: Readable }>;
  /** How many are open, and up to where each tenant's events were read for them. */
  state(): {
    readonly count: number;
    readonly positions: readonly { readonly tenantId: string; readonly xid: number; readonly id: number }[];
  };
  /** Ends every stream, for a server that stops; readers come back to another one. */
  endAll(): void;
  close(): Promise<void>;
}

/** What lives as long as the server and is shared by all requests. */
export interface Services {
  readonly settings: Settings;
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => Date;
  /** Who a token belongs to, remembered for a second; tell it to forget after a change of account or groups. */
  readonly access: Access;
  /** Refused permissions, counted for the audit. */
  readonly denials: Denials;
  readonly files: FileStore;
  /** What is counted and measured for who runs the server. */
  readonly figures: Figures;
  /** Open streams of events. */
  readonly events: EventStreams;
  readonly codeSender: CodeSender;
  /** Sends a body to an address outside, once. */
  readonly sendOnce: typeof sendOnce;
  /** What is on its way outside, or waits for its turn. */
  readonly lanes: { readonly webhooks: Lanes; readonly pushes: Lanes };
  readonly captcha: CaptchaService;
  /** Seals what is stored for others, such as credentials of devices. */
  readonly secrets: SecretBox;
  /** Which build of the web app is served, if one is. */
  readonly webBuild: () => Promise<string | undefined>;
}

/** What of them is needed to act on work; a command that runs beside a server has no more. */
export interface WorkServices {
  readonly db: Database;
  readonly access: Pick<Access, 'forget'>;
}
