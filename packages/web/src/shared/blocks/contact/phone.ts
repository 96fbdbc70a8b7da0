/** A number and what is dialled once the call is answered. */
const withExtension = /^(.*\d.*?)[ ,;#-]*(?:\p{L}+[ .:]*#?|#) *(\d{1,8})$/u;

/** A number as people write it, as a link takes it: an extension is dialled after a pause, and gets no message. */
export function phoneLink(scheme: 'tel' | 'sms', phone: string): string {
  const [, number = phone, extension = ''] = withExtension.exec(phone) ?? [];
  const digits = (text: string) => text.replaceAll(/[^\d+]/g, '');
  const dialled = extension !== '' && scheme === 'tel' ? `,${extension}` : '';
  return `${scheme}:${digits(number)}${dialled}`;
}

/** Whether the server has hidden part of a number from this reader. */
export function isMasked(phone: string): boolean {
  return phone.includes('*');
}
