import { showFailure } from '../../platform/api/show-failure.ts';
import { inAppOf } from '../../platform/in-app.ts';
import { findShellAround } from '../../platform/shell.ts';
import { handOver } from './hand-over.ts';
import { offerInBrowser } from './offer-in-browser.ts';
import { saveFile } from './save-file.ts';

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
