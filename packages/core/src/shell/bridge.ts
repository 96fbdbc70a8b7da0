import { type CallHooks, createCallBack } from '../client/callbacks.ts';
import { randomId } from '../client/random-id.ts';
import { SvcdeskError } from '../errors/svcdesk-error.ts';
import type { ShellChannel, ShellKind } from './channel.ts';
import {
  bridgeHelloMs,
  bridgeVersion,
  isShellIn,
  readMessage,
  type ShellIn,
  type ShellOut,
} from './message.ts';

/** What a shell said of itself when greeted. */
export interface ShellHello {
  kind: ShellKind;
  capabilities: readonly string[];
}

/** The app's end of the bridge. */
export interface Bridge {
  /** Greets the shell; undefined when it does not answer in time, which means a plain browser. */
  hello(app: ShellOut['hello']): Promise<ShellHello | undefined>;
  /** Sends the shell something. A token never goes to a frame. */
  send<Type extends keyof ShellOut>(type: Type, payload: ShellOut[Type]): void;
  /** Asks the shell and waits for its answer; rejects with `timeout`. */
  ask<Type extends keyof ShellOut>(
    type: Type,
    payload: ShellOut[Type],
    timeoutMs?: number,
  ): Promise<Record<string, unknown>>;
  /** Hears one kind of thing that the shell sends; gives back what ends it. */
  on<Type extends keyof ShellIn>(type: Type, listener: (payload: ShellIn[Type]) => void): () => void;
  close(): void;
}

const askTimeoutMs = 30_000;

/** How a bridge is opened. */
export interface BridgeOptions {
  /** `error` hears of a listener that throws; the others hear what came all the same. */
  hooks?: Pick<CallHooks, 'error'> | undefined;
}

/** Opens the bridge over a channel. Malformed, oversized and unknown messages are ignored. */
export function openBridge(channel: ShellChannel, { hooks }: BridgeOptions = {}): Bridge {
  const callBack = createCallBack('shell', hooks);
  const waiting = new Map<string, (payload: Record<string, unknown>) => void>();
  const listeners = new Map<string, Set<(payload: never) => void>>();

  const stop = channel.listen((data) => {
    const message = readMessage(data);
    if (!message) return;
    if (message.type === 'reply') {
      const answer = waiting.get(message.id);
      waiting.delete(message.id);
      answer?.(message.payload);
    } else if (isShellIn(message)) {
      // Each stands among those of its type.
      for (const listener of listeners.get(message.type) ?? []) callBack(listener, message.payload as never);
    }
  });

  function send(type: string, payload: object): string {
    if (type === 'token' && channel.kind === 'frame') {
      throw new SvcdeskError('noPermission', { message: 'A token is never handed to an embedding page.' });
    }
    const id = randomId();
    channel.post(JSON.stringify({ v: bridgeVersion, id, type, payload }));
    return id;
  }

  function ask(type: string, payload: object, timeoutMs: number): Promise<Record<string, unknown>> {
    return new Promise((resolve, reject) => {
      const id = send(type, payload);
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(new SvcdeskError('timeout', { message: `The shell did not answer ${type}.` }));
      }, timeoutMs);
      waiting.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
    });
  }

  return {
    async hello(app) {
      try {
        const { capabilities } = await ask('hello', app, bridgeHelloMs);
        const known = Array.isArray(capabilities)
          ? capabilities.filter((one) => typeof one === 'string')
          : [];
        return { kind: channel.kind, capabilities: known };
      } catch {
        return undefined;
      }
    },
    send: (type, payload) => void send(type, payload),
    ask: (type, payload, timeoutMs = askTimeoutMs) => ask(type, payload, timeoutMs),
    on(type, listener) {
      const set = listeners.get(type) ?? new Set();
      listeners.set(type, set.add(listener as (payload: never) => void));
      return () => set.delete(listener as (payload: never) => void);
    },
    close() {
      stop();
      waiting.clear();
      listeners.clear();
    },
  };
}
