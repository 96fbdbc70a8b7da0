/** Chinese: the last character, which tells colleagues apart better than the surname. Else the initials. */
export function shortName(name: string, size = 32): string {
  const characters = [...name.trim()];
  if (!/^\p{Script=Latin}/u.test(name.trim())) return characters.at(-1) ?? '';
  const initials = name
    .trim()
    .split(/\s+/)
    .map((part) => [...part][0] ?? '');
  return initials
    .slice(0, size < 28 ? 1 : 2)
    .join('')
    .toUpperCase();
}
