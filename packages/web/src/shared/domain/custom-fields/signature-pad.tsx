import { isVisible } from '@svcdesk/core/format';
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useKeptPhoto, useObjectUrl } from '../../blocks/photos/use-object-url.ts';
import { Button } from '../../components/button.tsx';
import { FieldFrame, useFieldAria } from '../../components/field-frame.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { forgetPhotos, keepPhoto, type Photo } from '../../platform/photos/photo-store.ts';
import { filesOf } from './field-input.ts';
import { fieldText } from './phrases.ts';
import type { FieldProps } from './use-custom-fields.ts';
import './custom-fields.css';

interface SignaturePadProps {
  signature: Photo | undefined;
  onChange: (signature: Photo | undefined) => void;
}

/**
 * A signature drawn with a finger, or a typed name for those who cannot draw. The ink is the value: each stroke counts
 * when the finger leaves the glass, without a button. Stands in a FieldFrame with `group`.
 */
export function SignaturePad({ signature, onChange }: SignaturePadProps) {
  const [drawnHere, setDrawnHere] = useState<string>();
  const replace = (next: Photo | undefined) => {
    if (signature) void forgetPhotos([signature.id]);
    setDrawnHere(next?.id);
    onChange(next);
  };
  return signature && signature.id !== drawnHere ? (
    <Signed signature={signature} onClear={() => replace(undefined)} />
  ) : (
    <Paper signed={signature !== undefined} onInk={replace} />
  );
}

/** One that an earlier visit has drawn. */
function Signed({ signature, onClear }: { signature: Photo; onClear: () => void }) {
  const text = useText(fieldText).signature;
  const { file, gone } = useKeptPhoto(signature.id);
  const url = useObjectUrl(file);
  return (
    <div className="sd-field-box">
      {url !== undefined && <img className="sd-ink" src={url} alt={text.done} />}
      {gone && (
        <p className="sd-field-error" role="alert">
          {text.gone}
        </p>
      )}
      <Button small onClick={onClear}>
        {text.clear}
      </Button>
    </div>
  );
}

interface PaperProps {
  signed: boolean;
  onInk: (signature: Photo | undefined) => void;
}

function Paper({ signed, onInk }: PaperProps) {
  const text = useText(fieldText).signature;
  const aria = useFieldAria();
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<InkPoint | undefined>(undefined);
  const [name, setName] = useState('');

  const paint = useCallback((draw: (context: CanvasRenderingContext2D) => void) => {
    const context = canvas.current?.getContext('2d');
    if (context) draw(context);
  }, []);
  useEffect(() => paint(clearPaper), [paint]);

  const keep = () => {
    if (canvas.current) onInk(keepPhoto('signature.png', imageOf(canvas.current)));
  };
  const stroke = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = last.current;
    if (!from) return;
    const to = pointOf(event.currentTarget, event);
    paint((context) => drawLine(context, from, to));
    last.current = to;
  };
  const lift = () => {
    if (!last.current) return;
    last.current = undefined;
    keep();
  };
  const write = (typed: string) => {
    setName(typed);
    paint((context) => writeName(context, typed.trim()));
    if (!isVisible(typed)) onInk(undefined);
    else keep();
  };
  const clear = () => {
    setName('');
    paint(clearPaper);
    onInk(undefined);
  };

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
        onPointerUp={lift}
        onPointerCancel={lift}
      />
      <p className="sd-meta" role="status">
        {signed ? text.signed : text.draw}
      </p>
      {signed && (
        <Button small onClick={clear}>
          {text.clear}
        </Button>
      )}
      <details>
        <summary className="sd-ink-other">{text.typed}</summary>
        <FieldFrame label={text.name}>
          <TextInput value={name} onChange={write} maxLength={40} autoComplete="off" />
        </FieldFrame>
      </details>
    </div>
  );
}

/** Size of a signature in pixels: sharp on paper, a few kilobytes on the wire. */
const inkSize = { width: 900, height: 360 } as const;

/** The ink is dark on white in either theme: a signature is read on paper, too. */
const inkColour = '#111827';
const paperColour = '#ffffff';

interface InkPoint {
  x: number;
  y: number;
}

function clearPaper(context: CanvasRenderingContext2D): void {
  context.fillStyle = paperColour;
  context.fillRect(0, 0, inkSize.width, inkSize.height);
}

function drawLine(context: CanvasRenderingContext2D, from: InkPoint, to: InkPoint): void {
  context.strokeStyle = inkColour;
  context.lineWidth = 6;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

/** A name in place of strokes, as large as fits. */
function writeName(context: CanvasRenderingContext2D, name: string): void {
  clearPaper(context);
  context.fillStyle = inkColour;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = '160px cursive';
  const share = Math.min(1, (inkSize.width - 80) / Math.max(1, context.measureText(name).width));
  context.font = `${Math.floor(160 * share)}px cursive`;
  context.fillText(name, inkSize.width / 2, inkSize.height / 2);
}

/** The paper as a picture, as it is at this moment. */
function imageOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((image) => (image ? resolve(image) : reject(new Error('No picture.'))), 'image/png'),
  );
}

/** Where on the paper an event of the pointer lies. */
function pointOf(canvas: HTMLCanvasElement, event: { clientX: number; clientY: number }): InkPoint {
  const box = canvas.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / box.width) * inkSize.width,
    y: ((event.clientY - box.top) / box.height) * inkSize.height,
  };
}

export function SignatureField({ field, input, onInput, errorAt }: FieldProps) {
  return (
    <FieldFrame label={field.name} required={field.required} error={errorAt()} hint={field.placeholder} group>
      <SignaturePad
        signature={filesOf(input)[0]}
        onChange={(signature) => onInput({ files: signature ? [signature] : [] })}
      />
    </FieldFrame>
  );
}
