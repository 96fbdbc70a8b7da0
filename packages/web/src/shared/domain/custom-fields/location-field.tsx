import { type FieldLocation, formValueOf, storedValueOf } from '@svcdesk/core/format';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { usePosition } from '../../platform/hooks/use-position.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { placeText } from '../place/phrases/index.ts';
import './custom-fields.css';
import { type FieldProps, textOf } from './field-props.ts';
import { fieldText } from './phrases/index.ts';

/** Where something is: by the device, or by hand where the device does not tell. */
export function LocationField({ field, input, onInput, errorAt }: FieldProps) {
  const text = useText(fieldText).location;
  const place = useText(placeText);
  const { position, locate } = usePosition();
  const [kept] = useState(() => partsOf(field.fieldTypeName, textOf(input)));
  const [parts, setParts] = useState(kept);
  const byHand = position.state === 'failed' || (kept.lat !== '' && position.state === 'idle');

  const change = (patch: Partial<Parts>) => {
    const next = { ...parts, ...patch };
    setParts(next);
    onInput(storedOfParts(field.fieldTypeName, next));
  };
  const ask = async () => {
    const found = await locate();
    if (found.state === 'found') change({ lat: found.latitude.toFixed(6), lng: found.longitude.toFixed(6) });
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

interface Parts {
  lat: string;
  lng: string;
  address: string;
}

function partsOf(fieldTypeName: string, stored: string): Parts {
  const value = formValueOf(fieldTypeName, stored) as FieldLocation | undefined;
  if (value === undefined || typeof value !== 'object') return { lat: '', lng: '', address: '' };
  return { lat: String(value.lat), lng: String(value.lng), address: value.address ?? '' };
}

function storedOfParts(fieldTypeName: string, { lat, lng, address }: Parts): string {
  if (lat === '' && lng === '' && address.trim() === '') return '';
  // Without figures the text is no location, which the check says in words.
  const figure = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));
  return storedValueOf(fieldTypeName, { lat: figure(lat), lng: figure(lng), address: address.trim() });
}
