import { createHash, randomUUID } from 'node:crypto';
import { constants, cpSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate, openDatabase } from '../platform/db/index.ts';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const cacheFolder = join(packageFolder, '.cache', 'test-databases');

const draftPrefix = 'draft-';

/** A migrated database that tests copy instead of migrating one each. */
export type Template =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly name: string };

/** Changes with every migration, with how they are applied and with the version of the embedded database. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const folder = join(packageFolder, 'migrations');
  for (const name of (await readdir(folder)).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(await readFile(join(folder, name)));
  }
  hash.update(await readFile(join(packageFolder, 'src/platform/db/migrate.ts')));
  const manifest = await readFile(join(packageFolder, 'package.json'), 'utf8');
  return hash
    .update(JSON.stringify(JSON.parse(manifest).dependencies))
    .digest('hex')
    .slice(0, 16);
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Kept between runs, because making an embedded database from nothing takes seconds. */
export async function embeddedTemplate(): Promise<Template> {
  const name = await fingerprint();
  const folder = join(cacheFolder, name);
  if (!(await exists(folder))) {
    await mkdir(cacheFolder, { recursive: true });
    const draft = join(cacheFolder, `${draftPrefix}${randomUUID()}`);
    const db = await openDatabase({ kind: 'embedded', folder: draft });
    await migrate(db);
    await db.close();
    // Another run may have been quicker: its result is as good.
    await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
    await removeOthers(name);
  }
  return { kind: 'embedded', folder };
}

/** Another run may be copying one that is younger. */
const templateMaxAgeMs = 3_600_000;

async function removeOthers(current: string): Promise<void> {
  for (const name of await readdir(cacheFolder)) {
    const path = join(cacheFolder, name);
    const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {};
    if (name !== current && Date.now() - mtimeMs > templateMaxAgeMs) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** One statement on the server's maintenance database. */
export async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function postgresTemplate(serverUrl: string): Promise<Template> {
  const name = `svcdesk_template_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `CREATE DATABASE ${name}`);
  const db = await openDatabase({ kind: 'postgres', url: databaseUrl(serverUrl, name) });
  await migrate(db);
  await db.close();
  return { kind: 'postgres', url: serverUrl, name };
}

export async function dropTemplate(template: Template): Promise<void> {
  if (template.kind === 'postgres')
    await administer(template.url, `DROP DATABASE ${template.name} WITH (FORCE)`);
}

/**
 * Copies a template's files; on file systems that can, without copying their blocks. At once, because to await each of
 * its 1600 files takes four times as long.
 */
export function copyEmbedded(template: string, folder: string): void {
  cpSync(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
