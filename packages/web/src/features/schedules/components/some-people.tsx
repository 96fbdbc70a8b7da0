import { Button } from '../../../shared/components/button.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { teamText } from '../phrases/team.ts';

/** Says that not everybody shows, with the way back. */
export function SomePeople({ count, onAll }: { count: number; onAll: () => void }) {
  const text = useText(teamText);
  return (
    <p className="sd-row sd-meta">
      <span className="sd-grow">{text.someone(count)}</span>
      <Button kind="link" small onClick={onAll}>
        {text.everybody}
      </Button>
    </p>
  );
}
