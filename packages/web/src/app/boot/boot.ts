import { pickLocale } from '../../shared/platform/i18n/pick-locale.ts';
import { publicPaths } from '../../shared/platform/public-paths.ts';
import { storageKeys } from '../../shared/platform/storage/storage-keys.ts';
import { readStored } from '../../shared/platform/storage/web-storage.ts';
import { darkQuery, markTheme, readChoice, themeOf } from '../../shared/platform/theme/pick-theme.ts';
import { holdSubmits } from './hold-submits.ts';
import { opensSignIn } from './opens-sign-in.ts';

/**
 * Runs before everything else, from a file of its own because the page allows no inline script: theme and language at
 * once, and for somebody who is to sign in the form itself, drawn at build time, while the scripts are on their way.
 */
const locale = pickLocale(readStored(storageKeys.locale), navigator.language);
document.documentElement.lang = locale;
markTheme(themeOf(readChoice(readStored(storageKeys.theme)), matchMedia(darkQuery).matches));

const path = location.hash.slice(1).split('?')[0] ?? '';
if (opensSignIn(path, readStored(storageKeys.session) !== null)) {
  const drawn = document.getElementById(`sign-in-${locale}`);
  const root = document.getElementById('root');
  if (drawn instanceof HTMLTemplateElement && root) {
    if (path !== publicPaths.login) history.replaceState(history.state, '', `#${publicPaths.login}`);
    root.append(drawn.content.cloneNode(true));
    holdSubmits(root);
  }
}
