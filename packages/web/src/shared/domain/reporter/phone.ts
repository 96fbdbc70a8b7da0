/** The rule of the contract: digits with an optional country code. */
const phonePattern = /^\+?[0-9][0-9 -]{4,18}[0-9]$/;

export function isPhone(text: string): boolean {
  return phonePattern.test(text.trim());
}
