export { type SpareDatabase, spareDatabase, testDatabase } from './database.ts';
