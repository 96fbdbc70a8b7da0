import { link, upload } from '@svcdesk/core/contract/files';
import { confirm } from '../../components/question.tsx';
import { baseUrl } from '../../platform/api/base-url.ts';
import { caller } from '../../platform/api/caller.ts';
import { showFailure } from '../../platform/api/failures.ts';
import { textNow } from '../../platform/i18n/use-text.ts';
import { inAppOf } from '../../platform/in-app.ts';
import { findShellAround, type Shell } from '../../platform/shell.ts';
import { showToast } from '../../platform/toast-store.ts';
import { fileText } from './phrases.ts';

interface GiveOptions {
  /** What the device's own sheet calls it. */
  title: string;
  /** It is made to be sent on, also from a computer; a phone is asked where to put it in any case. */
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

/** Gives a file of the server away: to a shell that opens files by its address, in the view of another app by way of the browser; else as a download. */
export async function keepFile(id: string, blob: Blob): Promise<void> {
  const name = nameOf(blob) ?? id;
  const shell = await findShellAround();
  const inApp = inAppOf(navigator.userAgent) !== undefined;
  if (!shell?.can('openFile') && !inApp) return saveFile(blob, name);
  try {
    await (shell?.can('openFile') ? handOver(shell, id, name) : offerInBrowser(id));
  } catch (error) {
    showFailure(error);
  }
}

/** What the server calls a file: whatever else names one may be made up, and another ending makes a program of it. */
export function nameOf(blob: Blob | undefined): string | undefined {
  return blob instanceof File ? blob.name : undefined;
}

/** Where a file of the server is for the next minutes, without a header. */
async function addressOf(id: string): Promise<string> {
  const { url } = await caller.call(link, { id });
  return new URL(`${baseUrl}${url}`, document.baseURI).href;
}

/** Lets a shell open a file of the server, by an address that needs no header. */
async function handOver({ bridge }: Shell, id: string, name: string): Promise<void> {
  bridge.send('openFile', { url: await addressOf(id), name });
}

/**
 * For the views of other apps, which ignore downloads: says how a file of the server is opened in the phone's browser,
 * and copies its address for it.
 */
async function offerInBrowser(id: string): Promise<void> {
  const address = await addressOf(id);
  const text = textNow(fileText).inBrowser;
  const { title, words, copy: okLabel, close: cancelLabel } = text;
  if (!(await confirm({ title, words, okLabel, cancelLabel }))) return;
  try {
    await navigator.clipboard.writeText(address);
    showToast(text.copied);
  } catch {
    // Not every view lets a page copy; a finger that stays on the words does.
    await confirm({ title: text.address, words: address, okLabel: cancelLabel });
  }
}

/** Hands bytes to the browser to keep under a name. */
function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
