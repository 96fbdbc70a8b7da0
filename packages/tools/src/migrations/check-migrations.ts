import type { Migrations } from './read-migrations.ts';

const putBack =
  'A database that has applied it would refuse to start. Put it back as it was (git restore), and write what should be different into a new migration (pnpm gen, or pnpm gen --custom --name NAME).';

/** What forbids to upgrade a database with these migrations, in words; nothing when all is well. */
export function faultsOfMigrations({ journal, present, recorded }: Migrations): string[] {
  const listed = new Set(journal.map(({ tag }) => tag));
  return [
    ...Object.entries(recorded).flatMap(([name, digest]) => {
      if (!(name in present)) return [`migration ${name} is gone. ${putBack}`];
      if (present[name] !== digest) return [`migration ${name} was changed. ${putBack}`];
      return listed.has(name) ? [] : [`migration ${name} is not in the journal any more. ${putBack}`];
    }),
    ...Object.keys(present)
      .filter((name) => !listed.has(name))
      .map((name) => `${name}.sql is not in the journal, so no server applies it; make it by pnpm gen`),
    ...[...listed]
      .filter((name) => !(name in present))
      .map((name) => `the journal names ${name}, of which there is no file`),
    ...Object.keys(present)
      .filter((name) => !(name in recorded))
      .map((name) => `migration ${name} has no checksum yet; pnpm gen adds it`),
    ...journal.flatMap(({ idx, tag }, at) => {
      const inOrder =
        idx > (journal[at - 1]?.idx ?? -1) && tag.startsWith(`${String(idx).padStart(4, '0')}_`);
      return inOrder ? [] : [`migration ${tag} does not stand in the order of its number in the journal`];
    }),
    ...outOfOrder(journal, recorded),
  ];
}

/** A new migration that stands before one that databases have: they would apply it after the other. */
function outOfOrder(journal: Migrations['journal'], recorded: Migrations['recorded']): string[] {
  const expected = journal.map(({ tag }) => tag).filter((tag) => tag in recorded);
  const names = Object.keys(recorded).filter((name) => expected.includes(name));
  return names.every((name, at) => name === expected[at])
    ? []
    : ['the checksums do not stand in the order of the journal: migrations are only added at the end'];
}
