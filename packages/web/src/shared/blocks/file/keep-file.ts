import { showFailure } from '../../platform/api/show-failure.ts';
import { findShellAround } from '../../platform/shell.ts';
import { handOver } from './hand-over.ts';
import { saveFile } from './save-file.ts';

/** Gives a file of the server away: to a shell that opens files by its address, else as a download. */
export async function keepFile(id: string, blob: Blob, name: string): Promise<void> {
  const shell = await findShellAround();
  if (!shell?.can('openFile')) return saveFile(blob, name);
  try {
    await handOver(shell, id, name);
  } catch (error) {
    showFailure(error);
  }
}
