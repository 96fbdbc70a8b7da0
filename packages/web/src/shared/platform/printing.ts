import { flushSync } from 'react-dom';
import { create } from 'zustand';

/** Whether the page is being printed: what draws only what is in sight then draws all that it has. */
const usePrint = create<{ printing: boolean }>(() => ({ printing: false }));

// The browser takes the page as it is when this returns.
const set = (printing: boolean) => flushSync(() => usePrint.setState({ printing }));
globalThis.addEventListener?.('beforeprint', () => set(true));
globalThis.addEventListener?.('afterprint', () => set(false));

export function usePrinting(): boolean {
  return usePrint((state) => state.printing);
}
