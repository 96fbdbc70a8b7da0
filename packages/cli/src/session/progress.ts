import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';

/** How long something takes before its progress is shown. */
const quietMs = 500;

/** Between two updates. */
const restMs = 100;

/** Shows how far something has come. */
export interface Progress {
  /** So much is done, of so much if that is known. */
  at(done: number, total?: number | string): void;
  end(): void;
}

/** What something that takes long is doing. */
type Work = keyof Context['phrases']['progress'];

/** What progress needs of a run. */
export type ProgressContext = Pick<Context, 'host' | 'phrases' | 'diagnostics' | 'terminal'>;

/** Shows work that takes long on a line of its own, at a terminal; elsewhere it prints nothing. */
export function progressOf(work: Work, { host, phrases, diagnostics }: ProgressContext): Progress {
  const start = host.now().getTime();
  let saidAt = 0;
  const amount = work === 'sending' || work === 'receiving' ? inUnits : String;
  return {
    at(done, total) {
      const now = host.now().getTime();
      if (now - start < quietMs || now - saidAt < restMs) return;
      saidAt = now;
      const whole = typeof total === 'number' ? amount(total) : total;
      const words = phrases.progress[work];
      diagnostics.status(
        format(whole === undefined ? words.some : words.of, { done: amount(done), total: whole }),
      );
    },
    end: () => diagnostics.status(),
  };
}

const kilo = 1000;

/** Bytes as people read them: 12 kB, 3.4 MB. */
function inUnits(bytes: number): string {
  return bytes < kilo * kilo ? `${Math.ceil(bytes / kilo)} kB` : `${(bytes / kilo / kilo).toFixed(1)} MB`;
}
