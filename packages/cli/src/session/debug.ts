import type { CallEvent, CallerOptions } from '@svcdesk/core';
import type { Context } from '../command.ts';
import { isOn } from '../host/host.ts';

/** Whether technical details are wanted. */
export function isDebugging({ host, globals }: Pick<Context, 'host' | 'globals'>): boolean {
  return globals.debug || isOn(host.env.SVCDESK_DEBUG);
}

/** With `--debug`, a line for each call; it prints names and times, never bodies or tokens. */
export function callHooks(context: Context): CallerOptions['hooks'] {
  if (!isDebugging(context)) return undefined;
  const { stderr } = context.host;
  return {
    request: ({ callId }) => void stderr.write(`> ${callId}\n`),
    reply: (event) => void stderr.write(`< ${event.callId} ${replyWords(event)}\n`),
    error: ({ callId, error }) => void stderr.write(`! ${callId} ${error?.code ?? ''}\n`),
  };
}

function replyWords({ httpStatus, durationMs, requestId }: CallEvent): string {
  return [`HTTP ${httpStatus}`, `${durationMs} ms`, requestId].filter(Boolean).join(', ');
}

/** Longest wait for a reply in seconds, unless something says otherwise. */
const defaultTimeoutSeconds = 30;

/** Longest wait for a reply in seconds: by `--timeout`, else by SVCDESK_TIMEOUT where it is a number. */
export function timeoutSecondsOf({ globals, host }: Pick<Context, 'globals' | 'host'>): number {
  return globals.timeout ?? (Number(host.env.SVCDESK_TIMEOUT) || defaultTimeoutSeconds);
}
