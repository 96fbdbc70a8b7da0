import { type Call, checkPath } from '../contract/define.ts';

/** Where a call goes: its address, and the body if it has one. */
export interface Encoded {
  url: string;
  contentType?: string | undefined;
  body?: string | FormData | undefined;
}

/** Where calls go. */
export interface Target {
  /** Scheme and host of the server, with a path behind it if need be; no slash at the end is needed. */
  baseUrl: string;
  /** Other names of first path segments, for gateways that differ: `{ api: 'gw/desk' }`. */
  paths?: Record<string, string> | undefined;
}

/** Takes a base address as it should be, or throws: one without a scheme would be read as a path of the page. */
export function checkBaseUrl({ baseUrl }: Target): void {
  if (typeof baseUrl === 'string' && /^https?:\/\/[^/?#\s]+[^?#\s]*$/i.test(baseUrl)) return;
  throw new TypeError(
    `baseUrl needs scheme and host, as in "https://desk.example.com", and at most a path behind them; it is "${baseUrl}"`,
  );
}

/** Turns a call and its request into an address and a body. `:name` in the path and GET data come from the request. */
export function encode(call: Call, request: Record<string, unknown>, target: Target): Encoded {
  const rest = { ...request };
  // What the path names stands in it; the rest of the request is sent in the query or the body.
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    if (rest[name] === undefined) throw new TypeError(`${name} is missing`);
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const url = addressOf(path, target);
  if (call.method === 'GET') return { url: url + query(rest) };
  if (call.body === 'multipart') return { url, body: form(rest) };
  return { url, contentType: 'application/json', body: JSON.stringify(rest) };
}

/** The address of a path that the server gave: behind the base address, its first segment by its other name if it has one. */
export function addressOf(path: string, { baseUrl, paths }: Target): string {
  checkPath(path);
  const base = baseUrl.replace(/\/+$/, '');
  if (!paths) return base + path;
  const named = path.replace(/[^/?#]+/, (first) =>
    Object.hasOwn(paths, first) ? String(paths[first]).replace(/^\/+|\/+$/g, '') : first,
  );
  return base + named;
}

function query(values: Record<string, unknown>): string {
  const pairs = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function form(values: Record<string, unknown>): FormData {
  const data = new FormData();
  const { file, name } = values as { file: Blob & { name?: string }; name?: string };
  try {
    data.append('file', file, name ?? file.name ?? 'file');
  } catch (cause) {
    throw new TypeError('file has to be a Blob or a File, such as new Blob([buffer])', { cause });
  }
  return data;
}
