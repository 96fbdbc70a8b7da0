import type { cells, DataOf } from '@svcdesk/core/contract';
import { Icon } from '../../../shared/components/icon.tsx';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { distanceMeters, lengthWords } from '../../../shared/place/distance.ts';
import { placeText } from '../../../shared/place/phrases/index.ts';
import type { PositionState } from '../../../shared/place/use-position.ts';
import { actText } from '../phrases/index.ts';

interface PositionLineProps {
  position: PositionState;
  site: Pick<DataOf<typeof cells.findOne>, 'latitude' | 'longitude'> | undefined;
}

/** "40 m from the site · accurate to 12 m", or why that is not known. */
export function PositionLine({ position, site }: PositionLineProps) {
  const text = useText(placeText);
  const { clockIn } = useText(actText);
  const locale = useLocale((state) => state.locale);
  const length = (meters: number) => lengthWords(meters, text, locale);
  const words = () => {
    if (position.state === 'failed') return text.problem[position.problem];
    if (position.state !== 'found') return text.asking;
    const accuracy = text.accuracy(length(position.accuracyMeters));
    if (site?.latitude === undefined || site.longitude === undefined) {
      return `${accuracy} · ${clockIn.siteUnknown}`;
    }
    const away = distanceMeters(position, { latitude: site.latitude, longitude: site.longitude });
    return `${text.distance(length(away))} · ${accuracy}`;
  };
  return (
    <p className="sd-row" role="status">
      <Icon name={position.state === 'failed' ? 'warning' : 'place'} size={20} />
      <span className="sd-grow sd-num">{words()}</span>
    </p>
  );
}
