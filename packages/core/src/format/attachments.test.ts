import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAttachments, writeAttachments } from './attachments.ts';

describe('attachment strings', () => {
  it('are split at commas and stars, trimmed, without empty parts and repeats, in order', () => {
    const urls = readAttachments(' b1 ,, a2*https://x.example/p/%E5%9B%BE.png*b1,').map(({ url }) => url);
    expect(urls).toEqual(['/api/file/b1', '/api/file/a2', 'https://x.example/p/%E5%9B%BE.png']);
  });

  it('give each file its name', () => {
    expect(
      readAttachments('/api/file/7f?name=a%2Cb%2A.png,7e,https://x.example/p/%E5%9B%BE.png?s=1'),
    ).toEqual([
      { id: '7f', url: '/api/file/7f', name: 'a,b*.png' },
      { id: '7e', url: '/api/file/7e', name: '7e' },
      { url: 'https://x.example/p/%E5%9B%BE.png?s=1', name: '图.png' },
    ]);
  });

  it('keep what is no id and no address as text that opens nothing', () => {
    const odd = [
      'javascript:alert(1)',
      'data:text/html;x',
      '//evil.example/x',
      'group1/M00/b.jpg',
      'C:\\a b.txt',
      '图.png',
    ];
    expect(readAttachments(` ${odd.join(',')}*group1/M00/b.jpg`)).toEqual(
      odd.map((name) => ({ url: '', name })),
    );
    expect(writeAttachments(readAttachments(odd.join('*')))).toBe(odd.join(','));
  });

  it('survive broken encoding', () => {
    expect(readAttachments('/api/file/1?name=%E5')[0]?.name).toBe('%E5');
    expect(readAttachments(null)).toEqual([]);
    expect(readAttachments(undefined)).toEqual([]);
  });

  it('read names wherever they stand, and only of files of the server', () => {
    expect(readAttachments('/api/file/7?size=1&name=a.png&x=2,/api/file/8?size=1,/api/file/9?name=')).toEqual(
      [
        { id: '7', url: '/api/file/7', name: 'a.png' },
        { id: '8', url: '/api/file/8', name: '8' },
        { id: '9', url: '/api/file/9', name: '9' },
      ],
    );
    expect(readAttachments('/api/file/7/preview,/x/api/file/7?name=b.png,/api/file/7#name=c')).toEqual([
      { url: '/api/file/7/preview', name: 'preview' },
      { url: '/x/api/file/7?name=b.png', name: '7' },
      { url: '/api/file/7#name=c', name: '7' },
    ]);
  });

  it('read web addresses of either scheme and of this server, without spaces', () => {
    const read = (text: string) => readAttachments(text).map(({ url }) => url);
    for (const url of ['http://x.example/a', 'HTTPS://x.example/a', '/files/a', '/a', 'a'.repeat(64)]) {
      expect(read(url)).toHaveLength(1);
    }
    for (const url of [
      'https://x.example/a b',
      '/a b',
      '/ a',
      'ftp://x.example/a',
      'https://',
      '/',
      'a'.repeat(65),
    ]) {
      expect(read(url)).toEqual(['']);
    }
    expect(readAttachments('https://x.example/')).toEqual([
      { url: 'https://x.example/', name: 'https://x.example/' },
    ]);
  });

  it('write every star and comma of an address, and nothing of an empty one', () => {
    expect(writeAttachments([{ url: 'https://x.example/a*b,c' }, { name: 'x' }, {}])).toBe(
      'https://x.example/a%2Ab%2Cc,x,',
    );
  });

  it('keep the name of a file elsewhere that its address does not tell', () => {
    const given = [
      { url: 'https://x.example/f/7?v=2', name: '配线图, 2*.pdf' },
      { url: 'https://x.example/a.png', name: 'a.png' },
    ];
    const text = writeAttachments(given);
    expect(text.split(',')[1]).toBe('https://x.example/a.png');
    expect(readAttachments(text)).toEqual(given);
  });

  it('are written so that no name holds a separator', () => {
    expect(
      writeAttachments([{ id: '1', name: 'a,b*c.png' }, { url: 'https://x.example/a,b' }, { id: '2' }]),
    ).toBe('/api/file/1?name=a%2Cb%2Ac.png,https://x.example/a%2Cb,/api/file/2');
  });

  it('come back as they were written, whatever the names', () => {
    const id = fc.stringMatching(/^[\w-]{1,36}$/);
    const files = fc.uniqueArray(fc.record({ id, name: fc.string({ minLength: 1, unit: 'grapheme' }) }), {
      selector: (file) => file.id,
    });
    fc.assert(
      fc.property(files, (given) => {
        const read = readAttachments(writeAttachments(given)).map(({ id: fileId, name }) => ({
          id: fileId,
          name,
        }));
        expect(read).toEqual(given);
      }),
    );
  });

  it('never throw, and are stable once read and written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = writeAttachments(readAttachments(text));
        expect(writeAttachments(readAttachments(once))).toBe(once);
      }),
    );
  });
});
