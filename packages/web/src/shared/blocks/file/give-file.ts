import { upload } from '@svcdesk/core/contract/files';
import { caller } from '../../platform/api/caller.ts';
import { inAppOf } from '../../platform/in-app.ts';
import { findShellAround } from '../../platform/shell.ts';
import { handOver } from './hand-over.ts';
import { offerInBrowser } from './offer-in-browser.ts';
import { saveFile } from './save-file.ts';

interface GiveOptions {
  /** What the device's own sheet calls it. */
  title: string;
  /** It is made to be sent to somebody, also from a computer; a phone is asked where to put it in any case. */
  toSend: boolean;
}

/** A phone's downloads are hard to find again. */
const isPhone = () => matchMedia('(pointer: coarse)').matches;

/**
 * Gives a file away that was made here: to a shell that opens files, which reads it at the server like any other, as
 * a web view has neither downloads nor a sheet; else by the device's own sheet; in the view of another app by way of
 * the browser; else as a download. Says whether it
 * lies among the downloads now, which nothing else tells.
 */
export async function giveFile(file: File, { title, toSend }: GiveOptions): Promise<boolean> {
  const shell = await findShellAround();
  if (shell?.can('openFile')) {
    const { id } = await caller.call(upload, { file, name: file.name });
    await handOver(shell, id, file.name);
    return false;
  }
  if ((toSend || isPhone()) && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return false;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
      // Refused by the browser: a download is always possible.
    }
  }
  if (inAppOf(navigator.userAgent)) {
    const { id } = await caller.call(upload, { file, name: file.name });
    await offerInBrowser(id);
    return false;
  }
  saveFile(file, file.name);
  return true;
}
