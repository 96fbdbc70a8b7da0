import { Icon } from '../../components/icon.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/index.ts';
import type { Photo } from './photo.ts';
import { useObjectUrl } from './use-object-url.ts';
import type { UploadState } from './use-photo-uploads.ts';

interface PhotoTileProps {
  photo: Photo;
  /** From 1. */
  place: number;
  upload: UploadState;
  onView: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

export function PhotoTile({ photo, place, upload, onView, onRetry, onRemove }: PhotoTileProps) {
  const text = useText(sharedText);
  const url = useObjectUrl(photo.blob);
  return (
    <div className="sd-photo">
      <button type="button" className="sd-photo-view" aria-label={text.photo.view(place)} onClick={onView}>
        {url !== undefined && <img src={url} alt={text.photo.item(place)} />}
      </button>
      {upload.state === 'failed' ? (
        <button
          type="button"
          className="sd-photo-note sd-photo-failed"
          aria-label={text.photo.retry(place)}
          onClick={onRetry}
        >
          <Icon name="refresh" size={16} /> {text.photo.failed}
        </button>
      ) : (
        upload.state !== 'done' && (
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
