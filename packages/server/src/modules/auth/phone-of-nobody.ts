import { createHmac } from 'node:crypto';
import { getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { type Country, phoneNumber } from '../../platform/sessions/phones.ts';

/** Chinese numbers begin with their network: one beginning for all of them would tell nobody's from somebody's. */
const chinese = ['133', '135', '136', '138', '139', '150', '158', '159', '177', '180', '186', '188', '189'];

/** How a mobile number of a country begins, and how many digits follow. */
function shapeOf(country: Country, draw: number): { start: string; more: number } {
  if (country === 'CN') return { start: chinese[draw % chinese.length] ?? '138', more: 8 };
  const example = getExampleNumber(country, examples)?.nationalNumber ?? '600000000';
  return { start: example.slice(0, 2), more: example.length - 2 };
}

/** The number that an account of nobody would have: always the same, and nobody can work it out. */
export function phoneOfNobody(name: string, secret: string, country: Country): string {
  const digest = createHmac('sha256', secret).update(name).digest();
  const { start, more } = shapeOf(country, digest.readUInt16BE(0));
  const digits = digest.readBigUInt64BE(2).toString().padStart(20, '0').slice(-more);
  return phoneNumber(start + digits, country) ?? start + digits;
}
