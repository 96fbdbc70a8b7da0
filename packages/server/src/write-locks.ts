import { pathToFileURL } from 'node:url';
import { recordLocks } from './platform/db/record-locks.ts';

// Run by `gen`, and by who makes another folder of migrations.
const [folder] = process.argv.slice(2);
await recordLocks(folder === undefined ? undefined : pathToFileURL(`${folder}/`));
