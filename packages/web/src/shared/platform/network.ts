import { create } from 'zustand';

/**
 * Whether there is a network. What the device believes is a hint, which some give wrongly for days: nothing is left
 * untried for it, and a reply proves it wrong.
 */
const useNetwork = create<{ online: boolean }>(() => ({ online: navigator.onLine !== false }));

/** Whether the last call got no reply. */
let missing = false;
/** When the device last said that the network went, by the page's clock. */
let wentAtMs = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/** Hears that the network is back, by the device or by a reply after there were none; gives back what ends the listening. */
export function onNetworkBack(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A reply came, to what was asked so long ago; what was on its way as the network went proves nothing. */
export function networkReached(agoMs = 0): void {
  if (performance.now() - agoMs < wentAtMs) return;
  const isBack = missing || !useNetwork.getState().online;
  if (isBack) back();
}

/** A call got no reply. */
export function networkMissed(): void {
  missing = true;
  if (!navigator.onLine) useNetwork.setState({ online: false });
}

function back(): void {
  missing = false;
  useNetwork.setState({ online: true });
  for (const listener of listeners) listener();
}

// The sign-in is drawn beforehand where there is no window.
globalThis.addEventListener?.('online', back);
globalThis.addEventListener?.('offline', () => {
  wentAtMs = performance.now();
  useNetwork.setState({ online: false });
});

/** Whether there is a network, as far as anybody knows. */
export function useOnline(): boolean {
  return useNetwork((state) => state.online);
}
