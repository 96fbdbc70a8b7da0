/** Door "@svcdesk/server": starts a server within a program, for journeys and measurements. */
export { type Database, openDatabase } from './db/index.ts';
export { createLog } from './http/log.ts';
export { handlers } from './modules/index.ts';
export { readSettings, type Settings, SettingsError } from './settings/settings.ts';
export { settingsTable } from './settings/table.ts';
export { openDatabaseOf, type RunningServer, type StartOptions, startServer } from './start-server.ts';
