import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../components/icon-button.tsx';
import { openOverlay } from '../../components/overlay-history.ts';
import { useFocusTrap } from '../../components/use-focus-trap.ts';
import { useLatest } from '../../platform/hooks/use-latest.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import './photos.css';
import { useKeptPhoto, useObjectUrl } from './use-object-url.ts';

export interface Picture {
  key: string;
  name: string;
  /** Its bytes, or the id of a photo that this device keeps. */
  source: Blob | string;
}

interface PhotoViewerProps {
  pictures: readonly Picture[];
  start: number;
  onClosed: () => void;
  /** Shows the one that is looked at as a file: with its bytes as they are, to keep. */
  onFile?: (picture: Picture) => void;
}

/**
 * Pictures over the whole screen: background 0.85, a tap does not close; pinch zooms as
 * everywhere in the browser. Own, because the library's viewer draws inside a hidden tree and closes on tap.
 */
export function PhotoViewer({ pictures, start, onClosed, onFile }: PhotoViewerProps) {
  const text = useText(sharedText);
  const [index, setIndex] = useState(start);
  const box = useRef<HTMLDivElement>(null);
  const takeBack = useRef<(() => Promise<void>) | undefined>(undefined);
  // The component that shows it makes this anew each time; the place in history stays one.
  const latest = useLatest(onClosed);
  const close = useCallback(async () => {
    await takeBack.current?.();
    latest.current();
  }, [latest]);
  useEffect(() => {
    const back = openOverlay(() => latest.current());
    takeBack.current = back;
    return () => void back();
  }, [latest]);
  const leave = useCallback(() => void close(), [close]);
  useFocusTrap(box, leave);
  const picture = pictures[index];
  if (!picture) return null;
  const step = (by: number) => setIndex((index + by + pictures.length) % pictures.length);
  return createPortal(
    <div
      ref={box}
      className="sd-viewer"
      role="dialog"
      aria-modal="true"
      aria-label={picture.name}
      tabIndex={-1}
    >
      <div className="sd-viewer-top sd-row">
        <span className="sd-grow sd-num">
          {index + 1} / {pictures.length}
        </span>
        {onFile && (
          <IconButton
            icon="file"
            label={text.photo.asFile}
            onClick={() => void close().then(() => onFile(picture))}
          />
        )}
        <IconButton icon="close" label={text.action.close} onClick={close} />
      </div>
      <Shown picture={picture} />
      {pictures.length > 1 && (
        <div className="sd-viewer-steps">
          <IconButton icon="back" label={text.photo.previous} onClick={() => step(-1)} />
          <IconButton icon="forward" label={text.photo.next} onClick={() => step(1)} />
        </div>
      )}
    </div>,
    document.body,
  );
}

function Shown({ picture: { source, ...picture } }: { picture: Picture }) {
  const kept = useKeptPhoto(typeof source === 'string' ? source : undefined);
  const url = useObjectUrl(typeof source === 'string' ? kept.file : source);
  return <div className="sd-viewer-picture">{url !== undefined && <img src={url} alt={picture.name} />}</div>;
}
