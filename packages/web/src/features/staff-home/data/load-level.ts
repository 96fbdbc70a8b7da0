/** How full a day is: planned time by the time there is. */
export type LoadLevel = 'free' | 'full' | 'over';

const freeBelow = 0.6;

export function loadLevel(saturation: number): LoadLevel {
  if (saturation > 1) return 'over';
  return saturation < freeBelow ? 'free' : 'full';
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
