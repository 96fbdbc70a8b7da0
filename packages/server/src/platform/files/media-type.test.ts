import { describe, expect, it } from 'vitest';
import { isRefusedName, storedName } from './media-type.ts';

describe('the name of a stored file', () => {
  it.each([
    ['photo.jpg', 'image/jpeg', 'photo.jpg'],
    ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
    ['photo.png', 'image/jpeg', 'photo.jpg'],
    ['photo', 'image/jpeg', 'photo.jpg'],
    ['photo.jpg.', 'image/jpeg', 'photo.jpg.'],
    ['site 2.floor', 'image/png', 'site 2.floor.png'],
    ['.txt', 'image/png', '.png'],
    ['log.csv', 'text/plain', 'log.csv'],
    ['switch.running-config', 'text/plain', 'switch.running-config.txt'],
    ['report.txt', 'application/pdf', 'report.pdf'],
    ['plan.xls', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'plan.xlsx'],
    ['note.py', 'text/plain', 'note.py.txt'],
    ['System.evtx', 'application/octet-stream', 'System.evtx'],
    ['plan.xlsx', 'application/octet-stream', 'plan.xlsx'],
    ['dump', 'application/octet-stream', 'dump.bin'],
    ['note.PYC', 'application/octet-stream', 'note.PYC.bin'],
    ['start.bat. ', 'application/octet-stream', 'start.bat.bin'],
  ])('%s of type %s ends as its type does: %s', (name, mediaType, stored) => {
    expect(storedName(name, mediaType)).toBe(stored);
  });

  it.each(
    'apk bat chm cmd com exe hta htm html js lnk msi mht ps1 reg scr sh svg url vbs wsf xhtml'
      .split(' ')
      .flatMap((ending) => [
        `a.${ending}`,
        `a.${ending.toUpperCase()}`,
        `photo.jpg.${ending}`,
        `a.${ending}. . `,
      ]),
  )('may not be %s', (name) => {
    expect(isRefusedName(name)).toBe(true);
  });

  it.each(['a.txt', 'html', 'exe.txt', 'a.batch', '说明.pdf', 'a.html.txt', ''])('may be %s', (name) => {
    expect(isRefusedName(name)).toBe(false);
  });
});
