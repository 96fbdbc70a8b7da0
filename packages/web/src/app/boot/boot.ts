import { hydratedEvent } from '../../shared/platform/hydrated.ts';
import { pickLocale } from '../../shared/platform/i18n/pick-locale.ts';
import { publicPaths } from '../../shared/platform/paths.ts';
import { readStored, storageKeys } from '../../shared/platform/storage/web-storage.ts';
import { darkQuery, markTheme, readChoice, themeOf } from '../../shared/platform/theme/pick-theme.ts';
import { opensSignIn } from './opens-sign-in.ts';

/**
 * Runs before everything else, from a file of its own because the page allows no inline script: it sees what the browser
 * lacks, and then sets theme and language at once, and for a visitor who is to sign in the form itself, drawn at build
 * time, while the scripts are on their way.
 */
const { polyfills, tooOld } = document.currentScript?.dataset ?? {};
if (isTooOld()) {
  document.documentElement.dataset.tooOld = '';
  runNow(tooOld);
} else {
  if (needsPolyfills()) runNow(polyfills);
  begin();
}

/** Before any other script, and so before the app, which waits until the page is read. */
function runNow(file: string | undefined): void {
  if (file) document.write(`<script src="${file}"></script>`);
}

function begin(): void {
  const locale = pickLocale(readStored(storageKeys.locale), navigator.language);
  document.documentElement.lang = locale;
  markTheme(themeOf(readChoice(readStored(storageKeys.theme)), matchMedia(darkQuery).matches));

  const path = location.hash.slice(1).split('?')[0] ?? '';
  if (!opensSignIn(path, readStored(storageKeys.session) !== null)) return;
  const drawn = document.getElementById(`sign-in-${locale}`);
  const root = document.getElementById('root');
  if (!(drawn instanceof HTMLTemplateElement) || !root) return;
  if (path !== publicPaths.login) history.replaceState(history.state, '', `#${publicPaths.login}`);
  root.append(drawn.content.cloneNode(true));
  holdSubmits(root);
}

/**
 * Whether the browser is at least the oldest that the app promises to run in, by what came last in each: layers in
 * Chrome 99 and Safari 15.4, streams that transform in Firefox 102.
 */
function isTooOld(host: object = window): boolean {
  return !('CSSLayerBlockRule' in host && 'TransformStream' in host);
}

/** Whether any of `polyfills.ts` is missing. */
function needsPolyfills(): boolean {
  return !(
    'findLast' in Array.prototype &&
    'toReversed' in Array.prototype &&
    'toSorted' in Array.prototype &&
    'inert' in HTMLElement.prototype
  );
}

/**
 * Keeps a form that was drawn beforehand from sending itself the browser's way, which would write the password into the
 * address. Who pressed the button too early is not asked to press it again: the app sends it once it is alive.
 */
function holdSubmits(root: HTMLElement): void {
  const { dataset } = document.documentElement;
  let pressed: HTMLFormElement | undefined;
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = event.target as HTMLFormElement;
    dataset.early = '';
  };
  root.addEventListener('submit', hold, true);
  addEventListener(
    hydratedEvent,
    () => {
      root.removeEventListener('submit', hold, true);
      delete dataset.early;
      const button = pressed?.querySelector<HTMLButtonElement>('[type="submit"]');
      // A moment later: what was typed is taken over by then. Not `requestSubmit`, which Safari has since 16 only.
      if (button) setTimeout(() => button.click());
    },
    { once: true },
  );
}
