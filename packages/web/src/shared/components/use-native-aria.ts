import { type RefObject, useLayoutEffect } from 'react';
import type { FieldAria } from './field-frame.tsx';

/** The library keeps these attributes from its inner input, so they are set on the element itself. */
export function useNativeAria(
  ref: RefObject<{ nativeElement: HTMLElement | null } | null>,
  { describedBy, invalid, required }: FieldAria,
): void {
  useLayoutEffect(() => {
    const element = ref.current?.nativeElement;
    if (!element) return;
    if (required) element.setAttribute('aria-required', 'true');
    else element.removeAttribute('aria-required');
    if (invalid) element.setAttribute('aria-invalid', 'true');
    else element.removeAttribute('aria-invalid');
    if (describedBy === undefined) element.removeAttribute('aria-describedby');
    else element.setAttribute('aria-describedby', describedBy);
  }, [ref, describedBy, invalid, required]);
}
