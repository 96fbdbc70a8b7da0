import { Icon } from '../../components/icon.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { Photo } from '../../platform/photos/photo-store.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { useKeptPhoto } from './use-kept-photo.ts';
import { useObjectUrl } from './use-object-url.ts';
import { tryUpload, useUpload } from './use-upload.ts';

interface PhotoTileProps {
  photo: Photo;
  /** From 1. */
  place: number;
  onView: () => void;
  onRemove: () => void;
  /** Another one is to stand in its place. */
  onRetake: () => void;
}

export function PhotoTile({ photo, place, onView, onRemove, onRetake }: PhotoTileProps) {
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
