import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../platform/hooks/use-latest.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { Photo } from '../../platform/photos/photo-store.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { takeShared } from '../../platform/shared-photos.ts';
import { showToast } from '../../platform/toast-store.ts';
import { maxPhotos, pickPhotos } from './photo.ts';
import { preparePhoto } from './prepare-photo.ts';

interface TakeSharedProps {
  photos: readonly Photo[];
  onChange: (photos: Photo[]) => void;
  /** What was typed before is there. */
  ready: boolean;
}

/** Takes photos that were shared to the app over into a new report. Shows nothing. */
export function TakeShared({ photos, onChange, ready }: TakeSharedProps) {
  const text = useText(sharedText).photo;
  const latest = useLatest({ photos, onChange });
  const take = useEffectEvent(async (files: File[]) => {
    const have = () => latest.current.photos.length;
    const { photos: more, problems } = await pickPhotos(files, have, preparePhoto);
    // Drawn at once: what else becomes ready in this moment adds to it.
    if (more.length > 0) flushSync(() => latest.current.onChange([...latest.current.photos, ...more]));
    const [problem] = problems;
    if (problem === 'tooMany') showToast(text.tooMany(maxPhotos), 'error');
    else if (problem !== undefined) showToast(text[problem], 'error');
  });
  useEffect(() => {
    // What the browser does not give stays where it is, for the next report.
    if (ready) takeShared((files) => take(files)).catch(() => undefined);
  }, [ready]);
  return null;
}
