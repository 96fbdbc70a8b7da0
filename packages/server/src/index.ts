/** Door "@svcdesk/server": starts a server within a program, for journeys and measurements. */

export { handlers } from './app/handlers.ts';
export { openDatabaseOf, type RunningServer, type StartOptions, startServer } from './app/start-server.ts';
export { type Database, openDatabase } from './platform/db/index.ts';
export { createLog } from './platform/http/log.ts';
export { readSettings, type Settings, SettingsError } from './platform/settings/settings.ts';
export { settingsTable } from './platform/settings/table.ts';
