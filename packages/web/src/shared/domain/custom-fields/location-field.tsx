import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useLatest } from '../../platform/hooks/use-latest.ts';
import { usePosition } from '../../platform/hooks/use-position.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { placeText } from '../place/phrases.ts';
import './custom-fields.css';
import { type LocationParts, locationParts, storedOfParts } from './location-parts.ts';
import { fieldText } from './phrases.ts';
import { type FieldProps, textOf } from './use-custom-fields.ts';

/** Where something is: by the device, or by hand where the device does not tell. */
export function LocationField({ field, input, onInput, errorAt }: FieldProps) {
  const text = useText(fieldText).location;
  const place = useText(placeText);
  const { position, locate } = usePosition();
  const stored = textOf(input);
  const [entered, setEntered] = useState(() => begin(stored));
  // A draft that was put back is none of what was entered here.
  if (entered.stored !== stored) setEntered(begin(stored));
  const { parts, placed } = entered;
  const byHand = position.state === 'failed' || (placed && position.state === 'idle');

  const change = (patch: Partial<LocationParts>) => {
    const next = { ...parts, ...patch };
    const text = storedOfParts(field.fieldTypeName, next);
    setEntered({ stored: text, parts: next, placed });
    onInput(text);
  };
  // An address may be typed, and other fields filled in, while the device looks where it is.
  const latest = useLatest(change);
  const ask = async () => {
    const found = await locate();
    if (found.state !== 'found') return;
    flushSync(() => latest.current({ lat: found.latitude.toFixed(6), lng: found.longitude.toFixed(6) }));
  };

  return (
    <FieldFrame label={field.name} required={field.required} error={errorAt()} hint={field.placeholder} group>
      <div className="sd-field-box">
        <Button small busy={position.state === 'asking'} onClick={ask}>
          {parts.lat === '' ? place.locate : place.again}
        </Button>
        <p className="sd-meta" role="status">
          {position.state === 'asking' && place.asking}
          {position.state === 'failed' && place.problem[position.problem]}
          {position.state !== 'failed' && parts.lat !== '' && text.point(parts.lat, parts.lng)}
        </p>
        {byHand && (
          <div className="sd-range">
            <FieldFrame label={text.latitude}>
              <TextInput inputMode="decimal" value={parts.lat} onChange={(lat) => change({ lat })} />
            </FieldFrame>
            <FieldFrame label={text.longitude}>
              <TextInput inputMode="decimal" value={parts.lng} onChange={(lng) => change({ lng })} />
            </FieldFrame>
          </div>
        )}
        <FieldFrame label={text.address}>
          <TextInput value={parts.address} onChange={(address) => change({ address })} maxLength={300} />
        </FieldFrame>
      </div>
    </FieldFrame>
  );
}

/** What stands in the fields; `placed` when there was a place to correct. */
function begin(stored: string) {
  const parts = locationParts(stored);
  return { stored, parts, placed: parts.lat !== '' };
}
