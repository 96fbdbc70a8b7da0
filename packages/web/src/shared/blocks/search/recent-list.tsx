import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { searchText } from './phrases.ts';
import type { recentWords } from './recent-words.ts';
import { WordChips } from './word-chips.tsx';

interface RecentListProps {
  recent: ReturnType<typeof recentWords>;
  /** What can be found, where nothing was searched for yet. */
  hint: string;
  onChoose: (words: string) => void;
}

/** What was searched for lately, one tap away. */
export function RecentList({ recent, hint, onChoose }: RecentListProps) {
  const text = useText(searchText);
  const [shown, setShown] = useState(recent.read);
  if (shown.length === 0) return <EmptyState icon="search" title={text.what} hint={hint} />;
  const forget = () => {
    recent.clear();
    setShown([]);
  };
  return (
    <Card
      title={text.recent}
      aside={
        <Button kind="link" small onClick={forget}>
          {text.forget}
        </Button>
      }
    >
      <WordChips words={shown} onChoose={onChoose} />
    </Card>
  );
}
