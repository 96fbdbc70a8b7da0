import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What was given when it was last drawn. Whatever waits between reading and writing reads from here once it goes on:
 * what it began with may have been changed by hand meanwhile.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
