import { Icon } from '../../components/icon.tsx';
import { Row, Rows } from '../../components/rows.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { mapChoices } from './map-apps.ts';
import type { PlaceToShow } from './map-link.ts';
import { placeText } from './phrases.ts';

/** Which map is to show a place. */
export function MapSheet({ place, onClosed }: { place: PlaceToShow; onClosed: () => void }) {
  const text = useText(placeText);
  const { name = '', address } = place;
  return (
    <Sheet title={text.whichMap} onClosed={onClosed}>
      <p className="sd-meta">{[name, address].filter(Boolean).join(' · ')}</p>
      <Rows plain label={text.whichMap}>
        {mapChoices(place).map(({ app, href }) => (
          <Row key={app} href={href} prefix={<Icon name="route" size={20} />}>
            {text.mapApp[app]}
          </Row>
        ))}
      </Rows>
    </Sheet>
  );
}
