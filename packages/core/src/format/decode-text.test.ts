import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const utf8 = (text: string) => new TextEncoder().encode(text);
const gbkNumber = bytes(0xba, 0xc5, 0xc2, 0xeb);

it('reads UTF-8, and a byte order mark is no part of the text', () => {
  expect(decodeText(utf8('温度 31℃'))).toEqual({ text: '温度 31℃', encoding: 'utf-8' });
  expect(decodeText(utf8('\ufeffcode,name'))).toEqual({ text: 'code,name', encoding: 'utf-8' });
  expect(decodeText(bytes())).toEqual({ text: '', encoding: 'utf-8' });
});

it('reads UTF-16 where its mark says so, in both orders of bytes', () => {
  expect(decodeText(bytes(0xff, 0xfe, 0xf7, 0x53, 0x0a, 0))).toEqual({ text: '号\n', encoding: 'utf-16le' });
  expect(decodeText(bytes(0xfe, 0xff, 0x53, 0xf7, 0, 0x0a))).toEqual({ text: '号\n', encoding: 'utf-16be' });
});

it('reads what is neither as GB18030, and says so', () => {
  expect(decodeText(gbkNumber)).toEqual({ text: '号码', encoding: 'gb18030' });
  expect(decodeText(bytes(0x81, 0x30, 0x84, 0x36))).toEqual({ text: '¥', encoding: 'gb18030' });
});

it('reads the beginning of something longer that was cut within a character', () => {
  expect(decodeText(utf8('温度').slice(0, -1), { isCut: true })?.text).toBe('温');
  expect(decodeText(gbkNumber.slice(0, -1), { isCut: true })?.text).toBe('号');
  expect(decodeText(bytes(0xff, 0xfe, 0xf7, 0x53, 0x0a), { isCut: true })?.text).toBe('号');
});

it.each<[string, Uint8Array]>([
  ['bytes of no encoding', bytes(0xba, 0xc5, 0xff)],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)],
  ['UTF-16 with half a character', bytes(0xff, 0xfe, 0xf7, 0x53, 0x0a)],
  ['UTF-16 with half a pair', bytes(0xff, 0xfe, 0, 0xd8, 0x41, 0)],
  ['UTF-32', bytes(0xff, 0xfe, 0, 0, 0x41, 0, 0, 0)],
])('refuses %s', (_, given) => {
  expect(decodeText(given)).toBeUndefined();
});
