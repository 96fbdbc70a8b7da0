import type { TestProject } from 'vitest/node';
import { removeOrphanFolders } from './orphans.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { dropTemplate, embeddedTemplate, postgresTemplate } from './templates.ts';
import './database.ts';

let stop: (() => Promise<void>) | undefined;

/**
 * Makes the database that every test file of the project copies. SVCDESK_TEST_DB of the project chooses;
 * TEST_DATABASE_URL takes a running PostgreSQL (with the right to create databases) instead of our own.
 */
export async function setup(project: TestProject): Promise<void> {
  if (project.config.env.SVCDESK_TEST_DB !== 'postgres') {
    await removeOrphanFolders();
    project.provide('databaseTemplate', await embeddedTemplate());
    return;
  }
  const given = process.env.TEST_DATABASE_URL;
  const server: Pick<PostgresServer, 'url' | 'stop'> = given
    ? { url: given, stop: async () => {} }
    : await startPostgres();
  stop = server.stop;
  const template = await postgresTemplate(server.url);
  stop = async () => {
    await dropTemplate(template);
    await server.stop();
  };
  project.provide('databaseTemplate', template);
}

export async function teardown(): Promise<void> {
  await stop?.();
}
