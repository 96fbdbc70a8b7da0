import { isOutside } from '@svcdesk/core/rules';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import type { PositionState } from '../../platform/hooks/use-position.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { lengthWords } from '../place/length-words.ts';
import { placeText } from '../place/phrases.ts';
import './position-line.css';
import { actText } from './phrases/act.ts';

interface PositionLineProps {
  position: PositionState;
  /** Metres to the site; undefined while one of the two places is not known. */
  distance: number | undefined;
  /** Asks once more. */
  onAgain: () => Promise<unknown>;
}

/** "40 m from the site · accurate to 12 m", or why that is not known. */
export function PositionLine({ position, distance, onAgain }: PositionLineProps) {
  const text = useText(placeText);
  const { clockIn } = useText(actText);
  const locale = useLocale((state) => state.locale);
  const length = (meters: number) => lengthWords(meters, text, locale);
  const words = () => {
    if (position.state === 'failed') return text.problem[position.problem];
    if (position.state !== 'found') return text.asking;
    const accuracy = text.accuracy(length(position.accuracyMeters));
    return distance === undefined
      ? `${accuracy} · ${clockIn.siteUnknown}`
      : `${text.distance(length(distance))} · ${accuracy}`;
  };
  const outside =
    position.state === 'found' && distance !== undefined && isOutside(distance, position.accuracyMeters);
  const answered = position.state === 'found' || position.state === 'failed';
  return (
    <>
      <div role="status">
        <p className="sd-row">
          <Icon name={position.state === 'failed' ? 'warning' : 'place'} size={20} />
          <span className="sd-grow sd-num">{words()}</span>
        </p>
        {outside && <p className="sd-outside">{clockIn.outside}</p>}
      </div>
      {answered && (
        <Button small kind="link" onClick={onAgain}>
          {text.again}
        </Button>
      )}
    </>
  );
}
