import { useDictionary } from '../../shared/platform/api/dictionary.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { mineText } from './phrases/mine.ts';

/** How leave is marked on a day, and said. */
export function useLeaveWords(): { mark: string; words: (code: string) => string } {
  const text = useText(mineText);
  const kinds = useDictionary('leaveType').data ?? [];
  const nameOf = (code: string) => kinds.find(({ value }) => value === code)?.label ?? code;
  return { mark: text.leaveMark, words: (code) => text.leave(nameOf(code)) };
}
