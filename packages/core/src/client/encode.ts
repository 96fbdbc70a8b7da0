import type { Call } from '../contract/define.ts';

/** Where a call goes: its address, and the body if it has one. */
export interface Encoded {
  url: string;
  contentType?: string;
  body?: string | FormData;
}

/** Where calls go. */
export interface Target {
  /** Origin, with a path before it if need be; no slash at the end is needed. */
  baseUrl: string;
  /** Other names of first path segments, for gateways that differ: `{ api: 'gw/desk' }`. */
  paths?: Record<string, string>;
}

/** Turns a call and its request into an address and a body. `:name` in the path and GET data come from the request. */
export function encode(call: Call, request: Record<string, unknown>, target: Target): Encoded {
  const rest = { ...request };
  const path = call.path
    .split('/')
    .map((segment, index) => {
      if (index === 1) return target.paths?.[segment] ?? segment;
      if (!segment.startsWith(':')) return segment;
      const value = String(rest[segment.slice(1)]);
      delete rest[segment.slice(1)];
      return encodeURIComponent(value);
    })
    .join('/');
  const url = target.baseUrl.replace(/\/$/, '') + path;
  if (call.method === 'GET') return { url: url + query(rest) };
  if (call.body === 'multipart') return { url, body: form(rest) };
  return { url, contentType: 'application/json', body: JSON.stringify(rest) };
}

function query(values: Record<string, unknown>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return '';
  return `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`;
}

function form(values: Record<string, unknown>): FormData {
  const data = new FormData();
  const { file, name } = values as { file: Blob & { name?: string }; name?: string };
  data.append('file', file, name ?? file.name ?? 'file');
  return data;
}
