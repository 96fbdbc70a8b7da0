import type { Settings } from '../settings/settings.ts';
import type { FileReply } from './handler.ts';

/** On every reply of the API: nobody keeps it, nobody runs it, nobody frames it. */
export const apiHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** On every file that people uploaded: even opened by itself it can run nothing. */
export function fileHeaders(file: FileReply): Record<string, string | number> {
  const how = file.show ? 'inline' : 'attachment';
  return {
    'cache-control': 'private, max-age=300',
    'content-disposition': `${how}; filename*=UTF-8''${encodedName(file.name)}`,
    'content-length': file.size,
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': file.type,
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** A file name in a header (RFC 5987). */
function encodedName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const geetestOrigins = ['https://static.geetest.com', 'https://gcaptcha4.geetest.com'];

/** On every page and script of the web app. No inline script or style runs, and only known origins may frame it. */
export function pageHeaders(settings: Pick<Settings, 'origins' | 'captcha' | 'publicUrl'>) {
  const foreign = settings.captcha === 'geetest' ? geetestOrigins : [];
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...foreign],
    'style-src': ["'self'", ...foreign],
    'img-src': ["'self'", 'data:', 'blob:', ...foreign],
    'connect-src': ["'self'", ...foreign],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...settings.origins],
  };
  // Only a public address is promised to stay on HTTPS: a try on this machine must not bind its other ports.
  const encrypted = settings.publicUrl?.protocol === 'https:';
  return {
    'content-security-policy': Object.entries(rules)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(encrypted ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
