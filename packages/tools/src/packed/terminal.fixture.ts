import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/** What stands before every line of the shell; the first is how the line before ended. */
const prompt = /<(\d+)> \$ $/;

/** How long an expected text may take on a busy machine. */
const timeoutMs = 20_000;

/** A shell at a real terminal, with keys to send and output to read. */
export interface Shell {
  /** Types a line and waits for its end; what was shown meanwhile, which must have ended with this code. */
  run(line: string, code?: number): Promise<string>;
  /** Types a line that will ask something. */
  start(line: string): Promise<void>;
  /** Waits until this is shown, beyond what was waited for before; what it matched. */
  shows(text: string | RegExp): Promise<string>;
  /** Presses keys. */
  press(keys: string): void;
  /** Waits until the line that was started ends; all that it showed. */
  ends(code?: number): Promise<string>;
  close(): Promise<void>;
}

/** The keys that answer a prompt, and Ctrl-C. */
export const keys = { enter: '\r', interrupt: '\u0003' } as const;

/** Opens a terminal of 110 columns and a shell in it, by the program that Linux has for that. */
export async function openShell(env: Readonly<Record<string, string>>): Promise<Shell> {
  const child = spawn('/usr/bin/script', ['-qfec', 'stty cols 110 rows 40; exec sh -i', '/dev/null'], {
    env: { PATH: process.env.PATH, TERM: 'xterm', PS1: '<$?> $ ', ENV: '', ...env },
  });
  let shown = '';
  let begun = 0;
  let read = 0;
  const told = new EventTarget();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    told.dispatchEvent(new Event('shown'));
  });
  const plain = () => stripVTControlCharacters(shown).replaceAll('\r', '');
  const since = (start: number) => plain().slice(start);

  async function until<T>(found: () => T | undefined, what: unknown): Promise<T> {
    const tooLate = AbortSignal.timeout(timeoutMs);
    for (;;) {
      const value = found();
      if (value !== undefined) return value;
      await new Promise<void>((resolve, reject) => {
        const refuse = () => reject(new Error(`not shown: ${String(what)}, but:\n${since(begun)}`));
        tooLate.addEventListener('abort', refuse, { once: true });
        const go = () => {
          tooLate.removeEventListener('abort', refuse);
          resolve();
        };
        told.addEventListener('shown', go, { once: true });
      });
    }
  }

  const shell: Shell = {
    press: (typed) => void child.stdin.write(typed),
    async start(line) {
      begun = plain().length;
      shell.press(`${line}\n`);
      // The terminal shows what is typed: what the program says begins after it.
      const end = await until(() => since(begun).indexOf('\n') + 1 || undefined, line);
      read = begun + end;
    },
    async shows(text) {
      const seen = await until(() => foundIn(since(read), text), text);
      read += seen.index + seen.shown.length;
      return seen.shown;
    },
    async ends(code = 0) {
      const [, ended] = await until(() => prompt.exec(since(begun)) ?? undefined, 'the end');
      const all = since(begun);
      if (Number(ended) !== code) throw new Error(`ended with ${ended}:\n${all}`);
      return all;
    },
    async run(line, code) {
      await shell.start(line);
      return shell.ends(code);
    },
    async close() {
      const closed = once(child, 'close');
      // What still runs in it hears that its terminal is gone.
      child.kill();
      await closed;
    },
  };
  await until(() => prompt.exec(since(0)) ?? undefined, 'a shell');
  return shell;
}

function foundIn(screen: string, text: string | RegExp): { index: number; shown: string } | undefined {
  if (typeof text !== 'string') {
    const match = text.exec(screen);
    return match ? { index: match.index, shown: match[0] } : undefined;
  }
  const index = screen.indexOf(text);
  return index < 0 ? undefined : { index, shown: text };
}
