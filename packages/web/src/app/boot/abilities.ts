/**
 * Whether the browser is at least the oldest that the app promises to run in, by what came last in each: layers in
 * Chrome 99 and Safari 15.4, streams that transform in Firefox 102.
 */
export function isTooOld(host: object = window): boolean {
  return !('CSSLayerBlockRule' in host && 'TransformStream' in host);
}

/** Whether any of `polyfills.ts` is missing. */
export function needsPolyfills(): boolean {
  return !(
    'findLast' in Array.prototype &&
    'toReversed' in Array.prototype &&
    'toSorted' in Array.prototype &&
    'inert' in HTMLElement.prototype
  );
}
