/** Holds the lock of the folder given until it is killed. */
import { lockFolder } from '../../platform/db/embedded/folder-lock.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder?');
await lockFolder(folder);
process.send?.('held');
process.stdin.resume();
