/**
 * What the app uses and some of the oldest browsers lack; `boot.ts` loads it there and nowhere else. What is missing in
 * it, the list of `docs/browsers.md` finds.
 */
import 'core-js/actual/array/find-last';
import 'core-js/actual/array/to-reversed';
import 'core-js/actual/array/to-sorted';
import 'wicg-inert';
