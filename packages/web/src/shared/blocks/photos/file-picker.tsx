import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldAria } from '../../components/field-frame.tsx';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { useLatest } from '../../platform/hooks/use-latest.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { Photo } from '../../platform/photos/photo-store.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { showToast } from '../../platform/toast-store.ts';
import { pickPhotos } from './photo.ts';
import { prepareFile, tryUpload, useEagerUploads, useUpload } from './prepare-photo.ts';
import '../../components/forms.css';
import './photos.css';

interface FilePickerProps {
  files: readonly Photo[];
  onChange: (files: Photo[]) => void;
  max: number;
  /** How many of the list are shown elsewhere. */
  beside?: number;
}

/** Files of any kind as a list, sent in the background. Stands in a FieldFrame with `group`. */
export function FilePicker({ files, onChange, max, beside = 0 }: FilePickerProps) {
  const text = useText(sharedText).file;
  const aria = useFieldAria();
  const box = useRef<HTMLFieldSetElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const latest = useLatest({ files, beside, onChange });
  useEagerUploads(files);

  const take = async (list: FileList | null) => {
    setBusy(true);
    const have = () => latest.current.beside + latest.current.files.length;
    const { photos: more, problems } = await pickPhotos([...(list ?? [])], have, prepareFile, max);
    setBusy(false);
    if (problems.includes('tooLarge')) showToast(text.tooLarge, 'error');
    else if (problems.includes('tooMany')) showToast(text.tooMany(max), 'error');
    // Drawn at once: what else becomes ready in this moment adds to it.
    if (more.length > 0) flushSync(() => latest.current.onChange([...latest.current.files, ...more]));
  };

  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      className="sd-files"
      aria-labelledby={aria.labelId}
      aria-describedby={aria.describedBy}
    >
      {files.map((file) => (
        <FileLine
          key={file.id}
          file={file}
          onRemove={() => {
            // Its button goes with it: the keyboard stays in the field.
            box.current?.focus();
            onChange(files.filter((other) => other.id !== file.id));
          }}
        />
      ))}
      {beside + files.length < max && (
        <button
          type="button"
          className="sd-control sd-files-add"
          // A disabled one would lose the keyboard, which comes back to it from the choice.
          aria-disabled={busy}
          onClick={() => !busy && chooser.current?.click()}
        >
          <Icon name="plus" size={20} />
          {text.add}
        </button>
      )}
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label={text.add}
        onChange={(event) => {
          void take(event.target.files);
          event.target.value = '';
        }}
      />
    </fieldset>
  );
}

interface FileLineProps {
  file: Photo;
  onRemove: () => void;
}

function FileLine({ file, onRemove }: FileLineProps) {
  const { file: text, photo } = useText(sharedText);
  const upload = useUpload(file);
  const state = {
    done: text.uploaded,
    waiting: photo.waiting,
    failed: photo.failed,
    gone: text.gone,
    sending: photo.uploading(upload.state === 'sending' ? Math.round(upload.share * 100) : 0),
  }[upload.state];
  return (
    <div className="sd-row">
      <Icon name="file" size={20} />
      <span className="sd-grow">
        {file.name}
        <span className="sd-meta sd-num sd-files-state" role="status">
          {state}
        </span>
      </span>
      {upload.state === 'failed' && (
        <IconButton icon="refresh" label={text.retry(file.name)} onClick={() => tryUpload(file)} />
      )}
      <IconButton icon="close" label={text.remove(file.name)} onClick={onRemove} />
    </div>
  );
}
