import { link } from '@svcdesk/core/contract/files';
import { baseUrl } from '../../platform/api/base-url.ts';
import { caller } from '../../platform/api/caller.ts';
import type { Shell } from '../../platform/shell.ts';

/** Where a file of the server is for the next minutes, without a header. */
export async function addressOf(id: string): Promise<string> {
  const { url } = await caller.call(link, { id });
  return new URL(`${baseUrl}${url}`, document.baseURI).href;
}

/** Lets a shell open a file of the server, by an address that needs no header. */
export async function handOver({ bridge }: Shell, id: string, name: string): Promise<void> {
  bridge.send('openFile', { url: await addressOf(id), name });
}
