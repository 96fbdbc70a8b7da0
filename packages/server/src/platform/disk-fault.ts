/** Why a path cannot be used, and what to do about it. */
type Remedy = readonly [why: string, remedy: string];

const noRight: Remedy = [
  'this user may not read or write there',
  'Let it (chown, chmod), or name another place',
];
const full: Remedy = ['its disk is full', 'Make room on it, or name a place on another disk'];
const tooMany: Remedy = ['too many files are open', 'Raise the limit (ulimit -n), and try again'];

/** By what the system says. */
const remedies: Readonly<Record<string, Remedy>> = {
  EACCES: noRight,
  EPERM: noRight,
  ENOENT: ['it is not there', 'Check the path; a folder that is to hold it is made first'],
  EISDIR: ['it is a folder', 'Name a file'],
  ENOTDIR: ['a part of its path is a file', 'Check the path, whose folders must be folders'],
  EEXIST: ['it is there already', 'Name one that is not'],
  ENOTEMPTY: ['it is not empty', 'Name an empty folder'],
  ENOSPC: full,
  EDQUOT: full,
  EROFS: ['its disk is read-only', 'Mount it for writing, or name a place on another disk'],
  EFBIG: ['its disk or this user may have no file so large', 'Name a place on another disk'],
  ELOOP: ['its links lead in a circle', 'Mend the links, or name the file itself'],
  ENAMETOOLONG: ['its name is too long', 'Name it shorter'],
  EXDEV: ['it lies on another disk than what is moved there', 'Put both on one disk'],
  EBUSY: ['it is in use', 'Stop what uses it, and try again'],
  EMFILE: tooMany,
  ENFILE: tooMany,
  EIO: ['its disk has an error', 'See the log of the machine, and name a place on another disk'],
};

/** Why a path cannot be used, and what to do about it, by the code of an error; undefined for codes of other things. */
export function remedyOf(code: string): Remedy | undefined {
  return Object.hasOwn(remedies, code) ? remedies[code] : undefined;
}

/**
 * Says which path the system refused, why and what to do; undefined for errors of other kinds. Some tell no path, such as a file that
 * is written to once it is open: `path` is what was worked on then.
 */
export function explainDiskFault(error: unknown, path?: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall = '', ...at } = error as NodeJS.ErrnoException & { dest?: string };
  const remedy = remedyOf(code);
  // Programs and connections have such codes as well.
  const isOfDisk = syscall !== '' && !/^(spawn|connect|listen|bind|getaddrinfo)/.test(syscall);
  const named = at.dest ?? at.path ?? path;
  if (!remedy || !isOfDisk || named === undefined) return undefined;
  return `${named} cannot be used: ${remedy[0]} (${code}). ${remedy[1]}.`;
}
