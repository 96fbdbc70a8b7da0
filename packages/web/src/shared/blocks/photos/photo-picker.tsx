import { type ChangeEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldAria } from '../../components/field-frame.tsx';
import { Icon } from '../../components/icon.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { useLatest } from '../../platform/hooks/use-latest.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { Photo } from '../../platform/photos/photo-store.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { showToast } from '../../platform/toast-store.ts';
import { maxPhotos, pickPhotos } from './photo.ts';
import { preparePhoto, tryUpload, useEagerUploads, useUpload } from './prepare-photo.ts';
import { useKeptPhoto, useObjectUrl } from './use-object-url.ts';
import './photos.css';

const PhotoViewer = lazySheet(async () => (await import('./photo-viewer.tsx')).PhotoViewer);

interface PhotoPickerProps {
  photos: readonly Photo[];
  onChange: (photos: Photo[]) => void;
  max?: number;
  /** How many of the list are shown elsewhere. */
  beside?: number;
}

/** Photos from camera or album, shown at once and sent in the background. Stands in a FieldFrame with `group`. */
export function PhotoPicker({ photos, onChange, max = maxPhotos, beside = 0 }: PhotoPickerProps) {
  const text = useText(sharedText);
  const aria = useFieldAria();
  const box = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [viewed, setViewed] = useState<number>();
  /** The photo in whose place the next one that is chosen comes. */
  const retaken = useRef<string>(undefined);
  const [busy, setBusy] = useState(false);
  const latest = useLatest({ photos, beside, onChange });
  useEagerUploads(photos);

  function choose(inPlaceOf?: string) {
    retaken.current = inPlaceOf;
    input.current?.click();
  }

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // Cleared so that the same photo can be chosen again after it was removed.
    event.target.value = '';
    const inPlaceOf = retaken.current;
    const others = () => latest.current.photos.filter(({ id }) => id !== inPlaceOf);
    setBusy(true);
    const have = () => latest.current.beside + others().length;
    const { photos: more, problems } = await pickPhotos(files, have, preparePhoto, max);
    setBusy(false);
    const index = latest.current.photos.findIndex(({ id }) => id === inPlaceOf);
    const left = others();
    const at = index === -1 ? left.length : index;
    // Drawn at once: what else becomes ready in this moment adds to it.
    if (more.length > 0) {
      flushSync(() => latest.current.onChange([...left.slice(0, at), ...more, ...left.slice(at)]));
    }
    const problem = problems[0];
    if (problem === 'tooMany') showToast(text.photo.tooMany(max), 'error');
    else if (problem !== undefined) showToast(text.photo[problem], 'error');
  }

  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      className="sd-photos"
      aria-labelledby={aria.labelId}
      aria-describedby={aria.describedBy}
    >
      {photos.map((photo, index) => (
        <PhotoTile
          key={photo.id}
          photo={photo}
          place={index + 1}
          onView={() => setViewed(index)}
          onRemove={() => {
            // Its button goes with it: the keyboard stays in the field.
            box.current?.focus();
            onChange(photos.filter((other) => other.id !== photo.id));
          }}
          onRetake={() => choose(photo.id)}
        />
      ))}
      {beside + photos.length < max && (
        <button
          type="button"
          className="sd-photo-add"
          // A disabled one would lose the keyboard, which comes back to it from the choice.
          aria-disabled={busy}
          onClick={() => !busy && choose()}
        >
          <Icon name="camera" />
          <span>{text.photo.add}</span>
        </button>
      )}
      <input
        ref={input}
        id={aria.id}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={text.photo.add}
        onChange={take}
      />
      {viewed !== undefined && (
        <PhotoViewer
          pictures={photos.map((photo) => ({ key: photo.id, name: photo.name, source: photo.id }))}
          start={viewed}
          onClosed={() => setViewed(undefined)}
        />
      )}
    </fieldset>
  );
}

interface PhotoTileProps {
  photo: Photo;
  /** From 1. */
  place: number;
  onView: () => void;
  onRemove: () => void;
  /** Another one is to stand in its place. */
  onRetake: () => void;
}

function PhotoTile({ photo, place, onView, onRemove, onRetake }: PhotoTileProps) {
  const text = useText(sharedText);
  const upload = useUpload(photo);
  const kept = useKeptPhoto(photo.id);
  const url = useObjectUrl(kept.file);
  const state = kept.gone ? 'gone' : upload.state;
  return (
    <div className="sd-photo">
      <button type="button" className="sd-photo-view" aria-label={text.photo.view(place)} onClick={onView}>
        {url !== undefined && <img src={url} alt={text.photo.item(place)} />}
      </button>
      {state === 'gone' ? (
        <button
          type="button"
          className="sd-photo-note sd-photo-failed"
          aria-label={text.photo.retake(place)}
          onClick={onRetake}
        >
          <Icon name="camera" size={16} /> {text.photo.gone}
        </button>
      ) : state === 'failed' ? (
        <button
          type="button"
          className="sd-photo-note sd-photo-failed"
          aria-label={text.photo.retry(place)}
          onClick={() => tryUpload(photo)}
        >
          <Icon name="refresh" size={16} /> {text.photo.failed}
        </button>
      ) : (
        state !== 'done' && (
          <span className="sd-photo-note sd-num" role="status">
            {upload.state === 'sending'
              ? text.photo.uploading(Math.round(upload.share * 100))
              : text.photo.waiting}
          </span>
        )
      )}
      <button
        type="button"
        className="sd-photo-remove"
        aria-label={text.photo.remove(place)}
        onClick={onRemove}
      >
        <span>
          <Icon name="close" size={16} />
        </span>
      </button>
    </div>
  );
}
