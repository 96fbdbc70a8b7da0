import { link } from '@svcdesk/core/contract/files';
import { baseUrl } from '../../platform/api/base-url.ts';
import { caller } from '../../platform/api/caller.ts';
import type { Shell } from '../../platform/shell.ts';

/** Lets a shell open a file of the server, by an address that needs no header. */
export async function handOver({ bridge }: Shell, id: string, name: string): Promise<void> {
  const { url } = await caller.call(link, { id });
  bridge.send('openFile', { url: new URL(`${baseUrl}${url}`, document.baseURI).href, name });
}
