import { maxFileBytes, maxFiles } from '@svcdesk/core/contract/limits';
import { keepPhoto, type Photo } from '../../platform/photos/photo-store.ts';

export const maxPhotos = maxFiles;

export type PickProblem = 'tooMany' | 'tooLarge' | 'unreadable';

export interface Picked {
  photos: Photo[];
  problems: PickProblem[];
}

/**
 * Takes what fits of the chosen files; each is prepared one at a time, because decoding several at once ends small phones.
 * `have` says how many there are when it is asked: what takes its time is not the only one that adds or takes away.
 */
export async function pickPhotos(
  files: readonly File[],
  have: () => number,
  prepare: (file: Blob) => Promise<Blob | undefined>,
  max: number = maxPhotos,
): Promise<Picked> {
  const photos: Photo[] = [];
  const problems = new Set<PickProblem>();
  const isFull = () => have() + photos.length >= max;
  for (const file of files) {
    const blob = isFull() ? undefined : await prepare(file);
    // Others may have come while it was prepared.
    if (isFull()) {
      problems.add('tooMany');
      break;
    }
    if (!blob) problems.add('unreadable');
    else if (blob.size > maxFileBytes) problems.add('tooLarge');
    else photos.push(keepPhoto(blob === file ? file.name : jpegName(file.name, blob.type), blob));
  }
  return { photos, problems: [...problems] };
}

function jpegName(name: string, type: string): string {
  return type === 'image/jpeg' ? name.replace(/(\.[^.]*)?$/, '.jpg') : name;
}

/** Whether a file is called as pictures are; others stand in a list. */
export function isPictureName(name: string): boolean {
  return /\.(jpe?g|png|webp|gif|hei[cf])$/i.test(name);
}
