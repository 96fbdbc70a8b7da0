import { useSession } from '../../platform/api/session.ts';
import { storageKeys } from '../../platform/storage/storage-keys.ts';
import { recentWords } from './recent-words.ts';

/** Words that this account searched for; `kind` names what is searched. */
export function useRecentWords(kind: string): ReturnType<typeof recentWords> {
  const accountId = useSession((state) => state.signedIn?.id) ?? '';
  return recentWords(`${storageKeys.searches}.${accountId}.${kind}`);
}
