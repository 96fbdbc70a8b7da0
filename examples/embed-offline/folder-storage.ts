import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { OutboxStorage } from '@svcdesk/core/outbox';

/** A storage of one's own: each item and each file of the outbox is a file of a folder. */
export function folderStorage(folder: string): OutboxStorage {
  const pathOf = (table: string, id: string) => join(folder, table, id);

  async function write(table: string, id: string, row: unknown): Promise<void> {
    await mkdir(join(folder, table), { recursive: true });
    const path = pathOf(table, id);
    // Whole or not at all, also when the power goes.
    await writeFile(`${path}.new`, serialize(row));
    await rename(`${path}.new`, path);
  }

  async function read(table: string, id: string) {
    return deserialize(await readFile(pathOf(table, id)));
  }

  async function idsOf(table: string): Promise<string[]> {
    await mkdir(join(folder, table), { recursive: true });
    return (await readdir(join(folder, table))).filter((name) => !name.endsWith('.new'));
  }

  return {
    all: async () => Promise.all((await idsOf('items')).map((key) => read('items', key))),
    put: (item) => write('items', item.key, item),
    remove: (key) => rm(pathOf('items', key), { force: true }),
    putFile: (file) => write('files', file.id, file),
    getFile: async (id) => ((await idsOf('files')).includes(id) ? read('files', id) : undefined),
    removeFile: (id) => rm(pathOf('files', id), { force: true }),
  };
}
