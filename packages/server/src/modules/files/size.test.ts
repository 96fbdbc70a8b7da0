import { readdir } from 'node:fs/promises';
import { isSvcdeskError } from '@svcdesk/core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { buildEmptyTenant, buildStaff, testDatabase, testServer } from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const engineer = await buildStaff(await buildEmptyTenant(db));

/** What an upload is refused for, in the words of either language; nothing of it is left. */
async function refusals(content: Uint8Array<ArrayBuffer>, name: string) {
  const texts: Record<string, string | undefined> = {};
  let code: string | undefined;
  for (const locale of ['en', 'zh-CN'] as const) {
    const client = await server.as(engineer, { locale });
    const error = await client.files.upload({ file: new Blob([content]), name }).catch((e: unknown) => e);
    if (!isSvcdeskError(error)) throw new Error(`${name} was not refused`);
    code = error.code;
    texts[locale] = error.issues?.map(({ path, text }) => `${path} ${text}`).join();
  }
  expect(await readdir(server.services.files.incoming)).toEqual([]);
  return { code, ...texts };
}

it('an empty file is refused as such', async () => {
  expect(await refusals(new Uint8Array(), 'empty.txt')).toEqual({
    code: 'badRequest',
    en: 'file is empty; save it anew or choose another one',
    'zh-CN': 'file 是空的，请重新保存或另选一个文件',
  });
});

it.each([
  ['where its length is announced', 21 * 1024 * 1024],
  ['once so much has come', 20 * 1024 * 1024 + 10],
])('a file of more than 20 MB is refused with the limit %s', async (_, bytes) => {
  expect(await refusals(new Uint8Array(bytes).fill(97), 'long.txt')).toEqual({
    code: 'tooLarge',
    en: 'file must not be more than 20 MB',
    'zh-CN': 'file 不能大于 20 MB',
  });
});

it('a picture with far too many pixels is refused with the limit, before they are unpacked', async () => {
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(2_000_000);
  expect(await refusals(new Uint8Array(bomb), 'small.png')).toEqual({
    code: 'tooLarge',
    en: 'file has too many pixels; a picture may have at most 60 million',
    'zh-CN': 'file 像素过多，图片最多 6000 万像素',
  });
});

it('a picture of few bytes that claims millions of pixels is refused before it waits to be drawn', async () => {
  const gif = Buffer.from('47494638396188138813f00000000000ffffff2c00000000881388130002024c01003b', 'hex');
  expect(await refusals(new Uint8Array(gif), 'tiny.gif')).toMatchObject({ code: 'tooLarge' });
});
