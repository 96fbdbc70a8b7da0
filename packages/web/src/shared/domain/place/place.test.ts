import { describe, expect, it } from 'vitest';
import { lengthWords } from './length-words.ts';
import { mapChoices } from './map-apps.ts';
import { mapLink } from './map-link.ts';

const words = { meters: (count: string) => `${count} m`, kilometers: (count: string) => `${count} km` };

describe('a length in words', () => {
  it('has as many digits as people say', () => {
    expect([40.4, 999, 1234, 12_345].map((meters) => lengthWords(meters, words, 'en'))).toEqual([
      '40 m',
      '999 m',
      '1.2 km',
      '12 km',
    ]);
  });
});

describe('a link to the map', () => {
  const shop = { latitude: 31.2, longitude: 121.5, name: 'Galaxy & co', address: '1 Road' };

  it('is a geo: address on Android, a web address elsewhere', () => {
    expect(mapLink(shop, 'Linux; Android 15')).toBe('geo:31.2,121.5?q=31.2%2C121.5(Galaxy%20%26%20co)');
    expect(mapLink(shop, 'iPhone')).toBe('https://maps.apple.com/?ll=31.2%2C121.5&q=Galaxy+%26+co');
  });

  it('is a page on the web in the view of another app, which follows no geo:', () => {
    const inWeChat = 'Linux; Android 12; wv MicroMessenger/8.0.42';
    expect(mapLink(shop, inWeChat)).toMatch(/^https:\/\/uri\.amap\.com\/marker\?position=121\.5%2C31\.2/);
    expect(mapLink({ name: 'Galaxy' }, inWeChat)).toMatch(
      /^https:\/\/uri\.amap\.com\/search\?keyword=Galaxy/,
    );
    expect(mapChoices(shop, inWeChat).filter(({ href }) => !href.startsWith('https:'))).toEqual([]);
    expect(mapChoices(shop, inWeChat).map(({ app }) => app)).not.toContain('own');
  });

  it('asks by words where there is no position, and is none where nothing is known', () => {
    expect(mapLink({ name: 'Galaxy', address: '1 Road' }, 'Android')).toBe('geo:0,0?q=Galaxy%201%20Road');
    expect(mapLink({ name: 'Galaxy', address: '1 Road' }, 'iPhone')).toBe(
      'https://maps.apple.com/?q=Galaxy+1+Road',
    );
    expect(mapLink({}, 'iPhone')).toBeUndefined();
  });
});
