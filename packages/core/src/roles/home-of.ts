/** Which home suits an account: that of whoever hands out work, of whoever leads others, or of whoever does the work. */
export type HomeKind = 'dispatcher' | 'lead' | 'engineer';

/** Known by the buttons of the role, which are known before anything has loaded. */
export function homeOf(may: (button: string) => boolean): HomeKind {
  if (may('review.decide') && may('order.accept')) return 'lead';
  return may('order.transfer') && !may('order.accept') ? 'dispatcher' : 'engineer';
}
