import { saveFile } from '../../../shared/blocks/file/save-file.ts';

/** Gives a file away: by the device's own sheet where it takes files, else as a download. Says false when somebody thought better of it. */
export async function giveFile(blob: Blob, name: string, title: string, share: boolean): Promise<boolean> {
  const file = new File([blob], name, { type: blob.type });
  if (share && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
      // Refused by the browser: a download is always possible.
    }
  }
  saveFile(blob, name);
  return true;
}
