import { useSession } from '../../shared/platform/api/session.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { type Entry, entriesOf } from './entries.ts';

/** What my workbench leads to. */
export function useEntries(): Entry[] {
  const locale = useLocale((state) => state.locale);
  const menuList = useSession((state) => state.signedIn?.menuList);
  return entriesOf(menuList ?? [], locale);
}
