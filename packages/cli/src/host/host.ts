/** Where output goes. */
export interface OutputStream {
  write(part: string | Uint8Array): unknown;
  readonly isTTY?: boolean;
  /** Whether it goes into a file. */
  readonly isFile?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

/** Something to choose at a terminal. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Where input comes from. */
export interface InputStream {
  readonly isTTY?: boolean;
  /** Everything up to the end. */
  readAll(): Promise<Uint8Array>;
  /** A line typed at a terminal, shown or not; undefined when it was given up by Ctrl-C or Ctrl-D. */
  readLine(prompt: string, hidden: boolean): Promise<string | undefined>;
  /** One of several choices, narrowed down by what is typed; undefined when it was given up. */
  choose(prompt: string, find: (typed: string) => Promise<readonly Choice[]>): Promise<string | undefined>;
}

/** The keyring of the operating system, which keeps secrets for its user. */
export interface Keyring {
  get(label: string): string | undefined;
  /** Whether it was kept. */
  set(label: string, secret: string): boolean;
  remove(label: string): void;
}

/** All that a run touches of its process, so that tests can stand in for it. */
export interface Host {
  readonly env: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
  readonly homeFolder: string;
  readonly version: string;
  readonly stdin: InputStream;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  now(): Date;
  /** Now by the server's clock once a reply has told it: what is due is compared with this. */
  serverNow(): Date;
  /** Lets {@link Host.serverNow} follow a clock, in milliseconds since 1970. */
  followServer(clock: () => number): void;
  /** The keyring, where there is one that can be opened. */
  keyring(): Keyring | undefined;
  /** Opens an address in a browser of this machine; whether there was one. */
  openBrowser(url: string): Promise<boolean>;
  /** Hears of Ctrl-C, which then does not end the process; gives back what ends the hearing. */
  onInterrupt(heard: () => void): () => void;
  /** Sets the clocks of the run to a zone (IANA name): what days and hours are read and shown by. */
  setZone(zone: string): void;
}

/** Whether an environment variable is set to something that means yes. */
export function isOn(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== '0' && value !== 'false';
}

/** Hears of Ctrl-C while something is under way, which then ends at once: what became of it is told. */
export async function untilInterrupted<T>(
  host: Pick<Host, 'onInterrupt'>,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const endInterrupt = host.onInterrupt(() => controller.abort());
  try {
    return await act(controller.signal);
  } finally {
    endInterrupt();
  }
}
