import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isOk, outgoing } from '../outgoing/client.ts';
import { maskPhone } from '../sessions/handles.ts';
import type { CodeSenderSetting } from '../settings/reading.ts';
import { traceHeaders } from '../trace.ts';

/** A verification code on its way to a phone. */
export interface OutgoingCode {
  readonly phone: string;
  readonly code: string;
  /** What it is for, such as `login`. */
  readonly operate: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/**
 * Takes a code over. It resolves at once where sending takes time, so that its duration does not tell whether a
 * number is known; what fails then is logged.
 */
export type CodeSender = (code: OutgoingCode) => Promise<void>;

const tries = 3;
const timeoutMs = 10_000;
const pauseMs = 1000;

export function createCodeSender(setting: CodeSenderSetting, log: Logger): CodeSender {
  if (setting.kind === 'file') return toFile(setting.path);
  if (setting.kind === 'console') return toConsole;
  return async (code) => {
    post(setting.url, code).catch((error: unknown) =>
      log.error({ phone: maskPhone(code.phone), err: error }, 'a verification code could not be sent'),
    );
  };
}

const toConsole: CodeSender = async ({ phone, code, operate }) => {
  console.log(`Verification code for ${phone} (${operate}): ${code}`);
};

function toFile(path: string): CodeSender {
  return async (code) => {
    await mkdir(dirname(path), { recursive: true });
    await appendFile(path, `${JSON.stringify(code)}\n`, { mode: 0o600 });
  };
}

async function post(url: URL, code: OutgoingCode): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const headers = { 'content-type': 'application/json', ...traceHeaders() };
      const call = { url, method: 'POST', headers, body: JSON.stringify(code) } as const;
      const status = await outgoing.statusOf(call, timeoutMs);
      if (isOk(status)) return;
      throw new Error(`The message service answered HTTP ${status}`);
    } catch (error) {
      if (attempt >= tries) throw error;
      await pause(pauseMs * attempt);
    }
  }
}
