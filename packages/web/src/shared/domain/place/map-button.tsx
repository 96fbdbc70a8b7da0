import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { mapLink, type PlaceToShow } from './map-link.ts';
import { placeText } from './phrases.ts';

const MapSheet = lazySheet(async () => (await import('./map-sheet.tsx')).MapSheet);

interface MapButtonProps {
  place: PlaceToShow;
  /** Drawn by the style of where it stands; a tinted icon otherwise. */
  className?: string;
}

/** Opens the map apps that may show a place; nothing where nothing says where it is. */
export function MapButton({ place, className }: MapButtonProps) {
  const text = useText(placeText);
  const [open, setOpen] = useState(false);
  if (mapLink(place) === undefined) return null;
  const label = text.map(place.name ?? place.address ?? '');
  return (
    <>
      {className === undefined ? (
        <IconButton tinted icon="route" label={label} onClick={() => setOpen(true)} />
      ) : (
        <button type="button" className={className} title={label} onClick={() => setOpen(true)}>
          <Icon name="route" />
          <span className="sd-hidden">{label}</span>
        </button>
      )}
      {open && <MapSheet place={place} onClosed={() => setOpen(false)} />}
    </>
  );
}
