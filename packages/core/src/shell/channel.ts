/** Which shell the app runs in. */
export type ShellKind = 'reactNative' | 'wkWebView' | 'android' | 'capacitor' | 'frame';

/** The line to a shell. */
export interface ShellChannel {
  readonly kind: ShellKind;
  /** Puts text onto the line. */
  post(text: string): void;
  /** Calls the listener with each message from an allowed origin; returns a function that stops it. */
  listen(listener: (data: unknown) => void): () => void;
}

interface Post {
  postMessage(data: unknown, origin?: string): void;
}

/** The few things of a window that finding a shell needs; pass `window`. */
export interface ShellWindow {
  ReactNativeWebView?: Post;
  webkit?: { messageHandlers?: { svcdesk?: Post } };
  svcdeskAndroid?: Post & { onmessage?: ((event: { data: unknown }) => void) | null };
  Capacitor?: { isNativePlatform?: () => boolean; Plugins?: { Svcdesk?: Post } };
  parent: unknown;
  addEventListener(type: 'message', listener: (event: ShellEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: ShellEvent) => void): void;
}

/** The part of a message event that is read. */
export interface ShellEvent {
  data: unknown;
  origin: string;
  source: unknown;
}

/** Finds the line to the shell around a window, or undefined in a plain browser. Frames need their exact origin in `origins`. */
export function findShell(host: ShellWindow, origins: readonly string[] = []): ShellChannel | undefined {
  // Native shells deliver by a message event of the page itself: no origin, or the page's own window as source.
  const fromShell = (event: ShellEvent) =>
    event.origin === '' || event.source === null || event.source === host;
  const native = (kind: ShellKind, post: Post): ShellChannel => ({
    kind,
    post: (text) => post.postMessage(text),
    listen: (listener) => hear(host, fromShell, listener),
  });
  if (host.ReactNativeWebView) return native('reactNative', host.ReactNativeWebView);
  const webkit = host.webkit?.messageHandlers?.svcdesk;
  if (webkit) return native('wkWebView', webkit);
  const android = host.svcdeskAndroid;
  if (android) {
    return {
      kind: 'android',
      post: (text) => android.postMessage(text),
      listen(listener) {
        android.onmessage = (event) => listener(event.data);
        return () => {
          android.onmessage = null;
        };
      },
    };
  }
  const capacitor = host.Capacitor?.isNativePlatform?.() ? host.Capacitor.Plugins?.Svcdesk : undefined;
  if (capacitor) return native('capacitor', capacitor);
  if (host.parent === host || origins.length === 0) return undefined;
  const parent = host.parent as Post;
  const allowed = (event: ShellEvent) => event.source === parent && origins.includes(event.origin);
  return {
    kind: 'frame',
    post: (text) => {
      for (const origin of origins) parent.postMessage(text, origin);
    },
    listen: (listener) => hear(host, allowed, listener),
  };
}

function hear(host: ShellWindow, allowed: (event: ShellEvent) => boolean, listener: (data: unknown) => void) {
  const onMessage = (event: ShellEvent) => {
    if (allowed(event)) listener(event.data);
  };
  host.addEventListener('message', onMessage);
  return () => host.removeEventListener('message', onMessage);
}
