import { engineers } from '@svcdesk/core/contract';
import { dictionaryEn, dictionaryZhCN } from '@svcdesk/core/phrases';
import { useCall } from '../../shared/platform/api/use-call.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';

/** The organisation's skills, and those of mine, with what is under review. */
export function useSkills() {
  const tree = useCall(engineers.skillTree, {});
  const mine = useCall(engineers.skills, {});
  const data = tree.data && mine.data && { tree: tree.data, mine: mine.data };
  return {
    data,
    error: tree.error ?? mine.error,
    isFetching: tree.isFetching || mine.isFetching,
    dataUpdatedAt: mine.dataUpdatedAt,
    refetch: () => Promise.all([tree.refetch(), mine.refetch()]),
  };
}

/** The words of the levels, 1 to 3. */
export function useLevels(): { value: string; label: string }[] {
  const locale = useLocale((state) => state.locale);
  const words = (locale === 'en' ? dictionaryEn : dictionaryZhCN).skillLevel;
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
