import { useSearchParams } from 'react-router-dom';
import { dayOf } from '../../shared/blocks/calendar/days.ts';
import { useNow } from '../../shared/platform/hooks/use-now.ts';
import { useZone } from '../../shared/platform/i18n/zone.ts';

const dayShape = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

interface ShownDay {
  /** YYYY-MM-DD of the organisation's zone. */
  today: string;
  day: string;
  query: URLSearchParams;
  /** Changes words of the address; it stays one entry of the history. */
  show: (words: Readonly<Record<string, string | undefined>>) => void;
}

/** The day that a calendar shows; it stands in the address, so that back and reload keep it. */
export function useShownDay(): ShownDay {
  useZone();
  const today = dayOf(useNow());
  const [query, setQuery] = useSearchParams();
  const asked = query.get('day') ?? '';
  return {
    today,
    day: dayShape.test(asked) ? asked : today,
    query,
    show(words) {
      const next = new URLSearchParams(query);
      for (const [name, value] of Object.entries(words)) {
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      }
      setQuery(next, { replace: true });
    },
  };
}
