import { randomId } from '@svcdesk/core';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Photo } from '../../blocks/photos/photo.ts';
import { useObjectUrl } from '../../blocks/photos/use-object-url.ts';
import { Button } from '../../components/button.tsx';
import { FieldFrame, useFieldAria } from '../../components/field-frame.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import './custom-fields.css';
import { clearPaper, drawLine, type InkPoint, inkSize, pointOf, writeName } from './ink.ts';
import { fieldText } from './phrases/index.ts';

interface SignaturePadProps {
  signature: Photo | undefined;
  onChange: (signature: Photo | undefined) => void;
}

/** A signature drawn with a finger, or a typed name for whoever cannot draw. Stands in a FieldFrame with `group`. */
export function SignaturePad({ signature, onChange }: SignaturePadProps) {
  return signature ? (
    <Signed signature={signature} onClear={() => onChange(undefined)} />
  ) : (
    <Paper onSigned={(blob) => onChange({ id: randomId(), name: 'signature.png', blob })} />
  );
}

function Signed({ signature, onClear }: { signature: Photo; onClear: () => void }) {
  const text = useText(fieldText).signature;
  const url = useObjectUrl(signature.blob);
  return (
    <div className="sd-field-box">
      {url !== undefined && <img className="sd-ink" src={url} alt={text.done} />}
      <Button small onClick={onClear}>
        {text.clear}
      </Button>
    </div>
  );
}

function Paper({ onSigned }: { onSigned: (image: Blob) => void }) {
  const text = useText(fieldText).signature;
  const aria = useFieldAria();
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<InkPoint | undefined>(undefined);
  const [inked, setInked] = useState(false);
  const [name, setName] = useState('');

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) clearPaper(context);
  }, []);

  const stroke = (event: PointerEvent<HTMLCanvasElement>) => {
    const paper = canvas.current;
    const context = paper?.getContext('2d');
    if (!paper || !context || !last.current) return;
    const point = pointOf(paper, event);
    drawLine(context, last.current, point);
    last.current = point;
    setInked(true);
  };
  const keep = () => canvas.current?.toBlob((image) => image && onSigned(image), 'image/png');

  return (
    <div className="sd-field-box">
      <canvas
        ref={canvas}
        className="sd-ink sd-ink-paper"
        width={inkSize.width}
        height={inkSize.height}
        role="img"
        aria-labelledby={aria.labelId}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = pointOf(event.currentTarget, event);
          stroke(event);
        }}
        onPointerMove={stroke}
        onPointerUp={() => {
          last.current = undefined;
        }}
        onPointerCancel={() => {
          last.current = undefined;
        }}
      />
      <p className="sd-meta">{text.draw}</p>
      {inked && (
        <Button small onClick={keep}>
          {text.use}
        </Button>
      )}
      <details>
        <summary className="sd-ink-other">{text.typed}</summary>
        <FieldFrame label={text.name}>
          <TextInput value={name} onChange={setName} maxLength={40} autoComplete="off" />
        </FieldFrame>
        <Button
          small
          disabled={name.trim() === ''}
          onClick={() => {
            const context = canvas.current?.getContext('2d');
            if (context) writeName(context, name.trim());
            keep();
          }}
        >
          {text.use}
        </Button>
      </details>
    </div>
  );
}
