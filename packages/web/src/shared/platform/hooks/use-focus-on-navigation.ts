import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

let firstKey: string | undefined;

/** Moves the focus to the heading after a navigation, not on the first page, where reading starts at the top anyway. */
export function useFocusOnNavigation(heading: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useEffect(() => {
    firstKey ??= key;
    if (key !== firstKey) heading.current?.focus({ preventScroll: true });
  }, [key, heading]);
}
