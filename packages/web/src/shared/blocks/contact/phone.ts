/** A number as people write it, as a link takes it. */
export function phoneLink(scheme: 'tel' | 'sms', phone: string): string {
  return `${scheme}:${phone.replaceAll(/[^\d+]/g, '')}`;
}

/** Whether the server has hidden part of a number from this reader. */
export function isMasked(phone: string): boolean {
  return phone.includes('*');
}
