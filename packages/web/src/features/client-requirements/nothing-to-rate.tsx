import { Button } from '../../shared/components/button.tsx';
import { EmptyState } from '../../shared/components/states.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { clientPaths, withId } from '../../shared/platform/paths.ts';
import { requirementsText } from './phrases.ts';

interface NothingToRateProps {
  id: string;
  /** There is no order yet, or it is not rated. */
  why: 'noOrder' | 'none';
  /** It may be rated now. */
  now?: boolean;
}

/** No rating to give or to show: why, and the next step. */
export function NothingToRate({ id, why, now }: NothingToRateProps) {
  const { evaluate: text } = useText(requirementsText);
  const rate = withId(clientPaths.requirement.evaluate, id);
  const back = withId(clientPaths.requirement.detail, id);
  return (
    <EmptyState
      icon="star"
      title={why === 'none' ? text.none : text.notYet}
      hint={now ? text.nowHint : why === 'none' ? text.noneHint : text.noOrder}
      action={<Button to={now ? rate : back}>{now ? text.toEvaluate : text.back}</Button>}
    />
  );
}
