/** The home screen of an account: of dispatchers, of those who lead others, or of those who do the work. */
export type HomeKind = 'dispatcher' | 'lead' | 'engineer';

/** Known by the buttons of the role, which are known before anything has loaded. */
export function homeOf(may: (button: string) => boolean): HomeKind {
  if (may('review.decide') && may('order.accept')) return 'lead';
  return may('order.transfer') && !may('order.accept') ? 'dispatcher' : 'engineer';
}
