import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome } from './load.fixture.ts';
import { type Fault, type Setup, startRestarted, tryEmbedded, tryOnPostgres } from './setup.fixture.ts';
import { mayMount, mountSmallDisk, type SmallDisk } from './small-disk.fixture.ts';

const faultMs = 8000;

/** Orders with files, of a server whose data folder is a tmpfs of 32 MB, while something befalls that. */
async function onSmallDisk(setup: Setup, befall: (disk: SmallDisk) => Promise<void>): Promise<Outcome> {
  const disk = await mountSmallDisk(32);
  setup.after(disk.remove);
  const { url } = await startRestarted(setup, { SVCDESK_DATA: disk.folder });
  return tryOnPostgres(setup, { url, withFiles: true }, () => befall(disk));
}

async function fullFor(disk: SmallDisk): Promise<void> {
  const makeRoom = await disk.fill();
  await pause(faultMs);
  await makeRoom();
}

/** Refused as long as a file is open for writing. */
async function readOnlyFor(disk: SmallDisk): Promise<void> {
  for (let done = false; !done; ) {
    done = await disk.remount('ro').then(
      () => true,
      () => false,
    );
  }
  await pause(faultMs);
  await disk.remount('rw');
}

/** What befalls the disk. */
export const diskFaults: readonly Fault[] = [
  {
    name: 'file disk full',
    how: 'the data folder on a tmpfs of 32 MB, full for 8 s; each order with a file',
    atMost: 20,
    readiness: { because: 'disk', atLeast: 4 },
    possible: mayMount,
    try: (setup) => onSmallDisk(setup, fullFor),
  },
  {
    name: 'file system read-only',
    how: 'the same tmpfs mounted read-only for 8 s; each order with a file',
    atMost: 20,
    readiness: { because: 'disk', atLeast: 4 },
    possible: mayMount,
    try: (setup) => onSmallDisk(setup, readOnlyFor),
  },
  {
    name: 'embedded disk full',
    how: 'database and files on a tmpfs of 400 MB, full for 8 s',
    atMost: 25,
    readiness: { because: 'disk', atLeast: 4 },
    possible: mayMount,
    async try(setup) {
      const disk = await mountSmallDisk(400);
      setup.after(disk.remove);
      return tryEmbedded(setup, disk.folder, () => fullFor(disk));
    },
  },
  {
    name: 'embedded killed fifteen times',
    how: 'SIGKILL after some writes each, started again at once',
    atMost: 10,
    async try(setup) {
      const folder = await mkdtemp(join(tmpdir(), 'svcdesk-fault-'));
      setup.after(() => rm(folder, { recursive: true, force: true }));
      return tryEmbedded(setup, folder, async (server, more) => {
        for (let times = 0; times < 15; times++) {
          await server.kill();
          await server.start();
          await more(10);
        }
      });
    },
  },
];
