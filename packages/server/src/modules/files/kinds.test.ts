import { writeAttachments } from '@svcdesk/core/format';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { heic } from '../../testing/heic.ts';
import { buildTenant, testDatabase, testServer } from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildTenant(db);
const token = await server.tokenOf(tenant.lead);

async function upload(content: Uint8Array<ArrayBuffer> | string, name: string) {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const reply = await fetch(`${server.url}/api/file/upload`, {
    method: 'POST',
    headers: { token },
    body: form,
  });
  return (await reply.json()) as { status: number; data: { id: string; name: string; type: string } };
}

async function get(id: string) {
  const reply = await fetch(`${server.url}/api/file/${id}`, { headers: { token } });
  return { headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
}

const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
const mp4 = Buffer.from('00000018667479706d703432000000006d7034326d703431', 'hex');

const cfb = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]);

/** A part of an archive that is stored as it is. */
function zipPart(name: string, text: string): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50);
  head.writeUInt32LE(text.length, 18);
  head.writeUInt32LE(text.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name + text)]);
}

const unlisted: [what: string, content: Buffer<ArrayBuffer>, name: string, type: string][] = [
  ['a mail of Outlook', cfb, '报修.msg'],
  ['a drawing of Visio', cfb, 'network.vsd'],
  ['a document of WPS', cfb, '方案.wps'],
  ['a table of WPS', cfb, '清单.et'],
  ['a table with a password', cfb, 'plan.xlsx'],
  ['slides', zipPart('mimetype', 'application/vnd.oasis.opendocument.presentation'), 'talk.odp'],
  ['a format that is an archive', zip, 'network.vsdx'],
  ['a text of WordPad', Buffer.from('{\\rtf1 hello}'), 'note.rtf'],
  ['logs in bzip2', Buffer.from('BZh91AY&SY'), 'logs.bz2'],
  ['logs in xz', Buffer.from('fd377a585a000004', 'hex'), 'logs.tar.xz'],
  ['logs in zstd', Buffer.from('28b52ffd00580000', 'hex'), 'logs.zst'],
  ['logs in lz4', Buffer.from('04224d1864400000', 'hex'), 'logs.lz4'],
  ['a cabinet', Buffer.from('MSCF\0\0\0\0'), 'logs.cab'],
  ['a film of a recorder', Buffer.from('RIFF\0\0\0\0AVI LIST'), 'cam 1.avi'],
  ['a contact', Buffer.from('BEGIN:VCARD\nEND:VCARD'), '客户.vcf'],
  ['an appointment', Buffer.from('BEGIN:VCALENDAR\nEND:VCALENDAR'), 'visit.ics'],
  ['a database', Buffer.from('SQLite format 3\0'), 'app.sqlite'],
  ['a photo in AVIF', Buffer.from('0000001866747970617669660000000061766966', 'hex'), 'IMG_1.avif'],
  ['photos in HEIC', Buffer.from('0000001866747970686576630000000068657663', 'hex'), 'IMG_2.heic'],
  ['events of Windows', Buffer.from('ElfFile\0\0\x01'), 'System.evtx'],
].map(
  ([what, content, name]) =>
    [what, content, name, 'application/octet-stream'] as [string, Buffer<ArrayBuffer>, string, string],
);

it.each([
  ['an archive', zip, 'logs.zip', 'application/zip'],
  ['a film', mp4, '现场.mp4', 'video/mp4'],
  ['XML', '<?xml version="1.0"?><config><vlan id="2"/></config>', 'switch.xml', 'application/xml'],
  ['XML without a head', '<config><vlan id="2"/></config>', 'switch.xml', 'application/xml'],
  ['XML after a remark', '<!-- saved --><config/>', 'switch.xml', 'application/xml'],
  ['settings with what is no text', 'name core\x07\0\x1a', 'switch.cfg', 'application/octet-stream'],
  ['a log with a broken byte', Buffer.from('ok \xff\n', 'latin1'), 'a.log', 'application/octet-stream'],
  [
    'saved settings of no kind',
    Buffer.from([0, 1, 2, 3, 4, 5, 6, 7]),
    'router.backup',
    'application/octet-stream',
  ],
  ['notes with a remark on top', '<!-- Stand 3 -->\n# Rack 4\n', 'rack.md', 'application/octet-stream'],
  ['a log of a script', '#!/bin/sh -x\n+ ping core\n', 'install.log', 'application/octet-stream'],
  ['a log without an ending', '#!/bin/sh -x\n+ ping core\n', 'messages.1', 'application/octet-stream'],
  [
    'a log of messages in XML',
    '<?xml version="1.0"?>\n<r/>\n12:00 sent',
    'trace.log',
    'application/octet-stream',
  ],
  ['a page as a command shows it', '<html><body>502</body></html>', 'curl.txt', 'application/octet-stream'],
  [
    'a page without a head',
    '<!DOCTYPE html><script>alert(1)</script>',
    'notes.txt',
    'application/octet-stream',
  ],
  ['a drawing as text', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'plan.conf', 'application/octet-stream'],
  ['a table with a mark of a page', '<!-- export -->,a\n1,2\n', '清单.csv', 'application/octet-stream'],
  ...unlisted,
])('%s is taken, and only saved', async (_what, content, name, type) => {
  const { status, data } = await upload(content, name);
  expect(status).toBe(10000);
  expect(data).toMatchObject({ name, type });
  const { headers, bytes } = await get(data.id);
  expect(bytes.equals(Buffer.from(content))).toBe(true);
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  ['a page', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', 'page.xml'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'plan.xml'],
  ['a style sheet', '<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><a/>', 'a.xml'],
  ['a page with odd characters', '<html>\0<script>1</script>', 'notes.log'],
  ['bytes of no kind as a picture', Buffer.from([0, 1, 2, 3]), 'photo.heic'],
  ['a program of a page', Buffer.from('0061736d01000000', 'hex'), 'data.bin'],
  ['a class of Java', Buffer.from('cafebabe00000034', 'hex'), 'data.bin'],
  ['a library of Java', zipPart('META-INF/MANIFEST.MF', ''), 'logs.zip'],
  ['an app of Android', zipPart('classes.dex', ''), 'logs.zip'],
  ['a package of Debian', Buffer.from('!<arch>\ndebian-binary   '), 'data.bin'],
  ['a package of Red Hat', Buffer.from('edabeedb03000000', 'hex'), 'data.bin'],
  ['a shortcut', Buffer.from('4c0000000114020000000000c000000000000046', 'hex'), 'data.bin'],
  ['help of Windows', Buffer.from('ITSF\x03\0\0\0'), 'manual.bin'],
  ['keys of the registry', Buffer.from('REGEDIT4\r\n'), 'keys.bin'],
  ['a script as a picture', '#!/bin/sh', 'photo.jpg'],
  ['a film of Flash', Buffer.from('FWS\x08\0\0\0\0'), 'film.bin'],
  ['a drawing of PostScript', Buffer.from('%!PS-Adobe-3.0 EPSF-3.0'), 'plan.bin'],
])('%s is refused under any name', async (_what, content, name) => {
  expect((await upload(content, name)).status).toBe(10415);
});

it.each([
  'MZ-1 link up\n',
  'FWS 10.0.0.1 dropped\n',
  'CWS started\n',
  'BMC: fan 2 ok\n',
  'ITSF ticket 7\n',
  'REGEDIT4\r\n',
  'dex\n035 of 80 built\n',
  'solid state drive ok\n',
  'ID3 tag reader ok\n',
  'PK core\n',
  'GIF8 is no picture here\n',
])('text that begins like a file of another kind is text: %j', async (content) => {
  const { status, data } = await upload(content, 'device.log');
  expect([status, data?.type, data?.name]).toEqual([10000, 'text/plain', 'device.log']);
});

it('a photo as phones take it (HEIC) becomes a JPEG', async () => {
  const { status, data } = await upload(heic, 'IMG_0001.HEIC');
  expect(status).toBe(10000);
  expect(data).toMatchObject({ name: 'IMG_0001.jpg', type: 'image/jpeg' });
  const { bytes } = await get(data.id);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 200 });
  const { data: pixels } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const [redLeft = 0, , blueLeft = 0] = pixels;
  expect([redLeft < 30, blueLeft > 220]).toEqual([true, true]);
});

it('a broken photo of a phone is refused, and one of too many pixels is too large', async () => {
  expect((await upload(heic.subarray(0, 500), 'cut.heic')).status).toBe(10415);
  const size = Buffer.from('00000014697370650000000000000140000000c8', 'hex');
  // Of so many bytes that it is refused for its pixels alone.
  const large = Buffer.concat([heic, Buffer.alloc(20_000)]);
  const at = large.indexOf(size);
  large.writeUInt32BE(7500, at + 12);
  large.writeUInt32BE(7500, at + 16);
  expect((await upload(large, 'large.heic')).status).toBe(10413);
});

it.each([
  ['“报价” 2026-1.txt', '“报价” 2026-1.txt'],
  ['a "quoted" name?.txt', 'a "quoted" name?.txt'],
  ['3 < 5 | 门:开*.txt', '3 < 5 | 门:开*.txt'],
  ["it's 100%.txt", "it's 100%.txt"],
  ['👩‍🔧 报告.txt', '👩‍🔧 报告.txt'],
  ['tab\tand\u202eturn.txt', 'tab andturn.txt'],
])('the name %j is kept as it was written', async (name, kept) => {
  const { data } = await upload('text', name);
  expect(data.name).toBe(kept);
  const { headers } = await get(data.id);
  const [, encoded = ''] = /filename\*=UTF-8''(\S+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  const plain = /filename="((?:[^"\\]|\\.)*)"/.exec(headers.get('content-disposition') ?? '')?.[1];
  expect(encoded ? decodeURIComponent(encoded) : plain?.replace(/\\(.)/g, '$1')).toBe(kept);
});

it('nine files with the longest Chinese names are one form, and a tenth is one too many', async () => {
  const client = await server.as(tenant.client);
  const file = new Blob(['text'], { type: 'text/plain' });
  const name = `${'现场设备照片'.repeat(24)}.txt`;
  const ids = await Promise.all(
    Array.from({ length: 10 }, async () => (await client.files.upload({ file, name })).id),
  );
  const ask = (count: number) =>
    client.requirements.create({
      cellId: tenant.cellIds[0] ?? '',
      title: 'Nine files',
      adjunct: writeAttachments(ids.slice(0, count).map((id) => ({ id, name }))),
    });
  await expect(ask(10)).rejects.toMatchObject({ issues: [{ path: 'adjunct', code: 'tooMany' }] });
  expect((await ask(9)).attachments?.map((each) => each.name)).toEqual(ids.slice(0, 9).map(() => name));
});
