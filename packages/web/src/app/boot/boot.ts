import { pickLocale } from '../../shared/platform/i18n/pick-locale.ts';
import { publicPaths } from '../../shared/platform/paths.ts';
import { readStored, storageKeys } from '../../shared/platform/storage/web-storage.ts';
import { darkQuery, markTheme, readChoice, themeOf } from '../../shared/platform/theme/pick-theme.ts';
import { isTooOld, needsPolyfills } from './abilities.ts';
import { holdSubmits } from './hold-submits.ts';
import { opensSignIn } from './opens-sign-in.ts';

/**
 * Runs before everything else, from a file of its own because the page allows no inline script: it sees what the browser
 * lacks, and then sets theme and language at once, and for somebody who is to sign in the form itself, drawn at build
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
