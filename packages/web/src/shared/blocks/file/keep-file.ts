import { link } from '@svcdesk/core/contract/files';
import { baseUrl } from '../../platform/api/base-url.ts';
import { caller } from '../../platform/api/caller.ts';
import { showFailure } from '../../platform/api/show-failure.ts';
import { findShellAround } from '../../platform/shell.ts';
import { saveFile } from './save-file.ts';

/** Gives a file of the server away: to a shell that opens files, by an address that needs no header, else as a download. */
export async function keepFile(id: string, blob: Blob, name: string): Promise<void> {
  const shell = await findShellAround();
  if (!shell?.can('openFile')) return saveFile(blob, name);
  try {
    const { url } = await caller.call(link, { id });
    shell.bridge.tell('openFile', { url: new URL(`${baseUrl}${url}`, document.baseURI).href, name });
  } catch (error) {
    showFailure(error);
  }
}
