import { tabStrip } from '../../components/tabs.tsx';
import { loadAhead } from '../../platform/load-chunk.ts';
import { swipe } from './swipe-row.tsx';

/** Loads what a list does not wait for and yet shows: its tabs, and what stands behind a swipe. */
export async function loadListParts(): Promise<void> {
  await loadAhead(tabStrip);
  await loadAhead(swipe);
}
