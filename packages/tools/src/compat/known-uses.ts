/**
 * What the built web app uses although one of the oldest browsers lacks it, each with why that does no harm. A feature
 * that is not used any more is taken out.
 */
export const knownUsesOfScripts: Readonly<Record<string, string>> = {
  '.adopt()': 'A method of the SDK’s session.',
  '.drop()': 'A callback of the agenda.',
  '.fileName()': 'A text of the reports.',
  '.move()': 'A callback of the agenda and of antd-mobile’s gestures.',
  '.use()': 'React’s, and a plugin of antd-mobile’s gestures.',
  '.getSubscription()': 'Push is offered only where there is `PushManager`.',
  '.unsubscribe()': 'As above.',
  '.showNotification()': 'Of the service worker, when something was pushed.',
  Notification: 'Push is offered only where there is `Notification`.',
  'Notification.permission': 'As above.',
  'Notification.requestPermission': 'As above.',
  '.requestPointerLock()': 'antd-mobile’s gestures: an option that the app never sets.',
  'document.exitPointerLock': 'As above.',
  'document.pointerLockElement': 'antd-mobile’s gestures: undefined is as good as null.',
  GestureEvent: 'antd-mobile’s gestures try and catch.',
  '.getViewport()': 'A method of pdf.js’s pages.',
  '.resize()': 'A function of `qr`.',
  '.yield()': 'A function of `qr`.',
  OffscreenCanvas: '`qr` asks by `typeof` first.',
  '.skipTransition()': 'React’s view transitions, which the app does not use.',
  '.startViewTransition()': 'As above.',
  navigation: 'As above.',
  '.toBase64()': 'core asks by `typeof` first.',
  'Error.captureStackTrace': 'zod asks first.',
  'is=': 'A key of objects, nowhere the attribute.',
  'navigator.canShare': 'Called by `?.`; else it is a download.',
  'navigator.share': 'Asked for first.',
  'navigator.connection': 'Undefined is taken for a connection that saves nothing.',
  requestIdleCallback: 'Asked for first.',
  setImmediate: 'React asks by `typeof` first.',
};

export const knownUsesOfStyles: Readonly<Record<string, string>> = {
  ':has':
    'Without it (Firefox before 121) lines and margins differ; the ring of focus has a rule of its own.',
  '@media (forced-colors)': 'Where it is unknown no colours are forced.',
  '@page': 'Without it (Safari before 18.2) paper has the margins that its own dialog sets.',
  'contain-intrinsic-size': 'Only quickens what `content-visibility` skips.',
  'content-visibility': 'Only quickens.',
  'contain: style': 'Only quickens.',
  'cursor: crosshair': 'A finger has no cursor.',
  'cursor: default': 'As above.',
  'cursor: grab': 'As above.',
  'cursor: not-allowed': 'As above.',
  'cursor: pointer': 'As above.',
  'cursor: progress': 'As above.',
  'forced-color-adjust': 'Stands only where colours are forced, which Safari does not do.',
  'overflow-anchor': 'Keeps what is read in its place; the lists do so themselves where they draw few rows.',
  'overscroll-behavior': 'Without it the page behind scrolls on at the end of a sheet.',
  'overscroll-behavior-x': 'As above.',
  'overscroll-behavior-y': 'As above; the page itself does not scroll.',
  'place-items: end': 'In a grid everywhere since there are grids.',
  'place-items: start': 'As above.',
  'place-self: start': 'As above.',
  resize: 'A finger does not size a field.',
  'scrollbar-width': 'Phones draw scrollbars over the page.',
  'text-wrap': 'Only looks.',
};

/** Of the SDK, beside those of the app that it is a part of. */
export const knownUsesOfSdk: Readonly<Record<string, string>> = {
  '.union()': 'zod’s.',
  '.fetch()': 'Of the window, which all have, and not of what fetches in the background.',
  '.destroy()': 'Of the slider that geetest’s own script makes.',
};
