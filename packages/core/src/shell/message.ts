/** Version of the bridge's messages. */
export const bridgeVersion = 1;
/** Longest message in characters; anything longer is not read. */
export const maxBridgeMessageLength = 256 * 1024;
/** How long the app waits for a shell to answer its hello before it takes itself for a plain browser. */
export const bridgeHelloMs = 800;

/** What the app sends or asks the shell. */
export interface ShellOut {
  hello: { app: string; version: string; locale: string };
  ready: object;
  route: { path: string; canGoBack: boolean; dirty: boolean };
  reload: object;
  /** Only ever to native shells; a frame gets a one-use code instead. */
  token: { token?: string };
  openFile: { url: string; name: string };
  scan: object;
  location: object;
  call: { phone: string };
}

/** What the shell sends the app. */
export interface ShellIn {
  back: object;
  resume: object;
  push: { kind: string; id: string };
  network: { online: boolean };
  token: { token: string };
  scanResult: { text: string };
}

/** Names of what the shell may send. */
export const shellInTypes = [
  'back',
  'resume',
  'push',
  'network',
  'token',
  'scanResult',
] as const satisfies readonly (keyof ShellIn)[];

/** A message as it is sent; an answer carries the id of what it answers and type `reply`. */
export interface BridgeMessage {
  v: number;
  id: string;
  type: string;
  payload: Record<string, unknown>;
}

/** Reads a message; anything malformed, oversized or of another version is undefined. Never throws. */
export function readMessage(data: unknown): BridgeMessage | undefined {
  let value = data;
  if (typeof data === 'string') {
    if (data.length > maxBridgeMessageLength) return undefined;
    try {
      value = JSON.parse(data);
    } catch {
      return undefined;
    }
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { v, id, type, payload = {} } = value as Partial<BridgeMessage>;
  if (v !== bridgeVersion || typeof id !== 'string' || id.length > 100 || typeof type !== 'string')
    return undefined;
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return undefined;
  return { v, id, type, payload };
}

const text = (value: unknown, max = 2000) =>
  typeof value === 'string' && value.length > 0 && value.length <= max;

const fits: { readonly [Type in keyof ShellIn]: (payload: Record<string, unknown>) => boolean } = {
  back: () => true,
  resume: () => true,
  push: ({ kind, id }) => text(kind, 50) && text(id, 100),
  network: ({ online }) => typeof online === 'boolean',
  token: ({ token }) => text(token, 500),
  scanResult: (payload) => text(payload.text),
};

/** Whether a message is something a shell may send, in its shape. */
export function isShellIn<Type extends keyof ShellIn>(
  message: BridgeMessage,
): message is BridgeMessage & { type: Type; payload: ShellIn[Type] } {
  return Object.hasOwn(fits, message.type) && fits[message.type as keyof ShellIn](message.payload);
}
