export type Strength = 'weak' | 'fair' | 'good';

/** How hard a password is to guess: by its length first, then by how many different characters it has. */
export function strengthOf(password: string): Strength {
  const different = new Set(password).size;
  if (password.length >= 14 && different >= 8) return 'good';
  return password.length >= 10 && different >= 6 ? 'fair' : 'weak';
}
