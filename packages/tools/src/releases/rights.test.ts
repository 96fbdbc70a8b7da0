import { readFileSync } from 'node:fs';
import { readChangesets } from '@changesets/read';
import * as contract from '@svcdesk/core/contract';
import * as roles from '@svcdesk/core/roles';
import { describe, expect, it } from 'vitest';
import { inWorkspace, workspace } from '../workspace.ts';
import { releaseBefore } from './read-releases.ts';
import { changesOfRights, type Rights, rightsOf } from './rights.ts';

const { version } = releaseBefore();
const kept = JSON.parse(readFileSync(new URL(`rights-${version}.json`, import.meta.url), 'utf8')) as object;
const before: Rights = Object.fromEntries(
  Object.entries(kept).map(([thing, who]) => [thing, String(who).split('; ').filter(Boolean)]),
);
const today = rightsOf({ contract, roles });
const changelog = readFileSync(inWorkspace('CHANGELOG.md'), 'utf8');

const waiting = (await readChangesets(workspace)).map(({ summary }) => `\n${summary}`);

/** What changesets, and the changelog above a release, say of rights: the points below each `### Rights`. */
function toldSince(release: string): string[] {
  const [news = ''] = changelog.split(`\n## [${release}]`);
  const parts = [...waiting, news].flatMap((text) => text.split('\n### Rights\n').slice(1));
  return parts.flatMap((part) => {
    const [points = ''] = part.split(/\n##/);
    return points.split(/^- /m).flatMap((point) => point.trim().replaceAll(/\s+/g, ' ') || []);
  });
}

describe('the changelog', () => {
  it('names every right that is not as in the release before, and no other', () => {
    expect(toldSince(version).toSorted()).toEqual(changesOfRights(before, today).toSorted());
  });

  it('has a section for every release, with the day of it', () => {
    const sections = [...changelog.matchAll(/^## \[(.+?)\] - (\S+)$/gm)].map(([, name, date]) => [
      name,
      date,
    ]);
    const file = inWorkspace('packages/server/src/platform/releases.json');
    const releases = JSON.parse(readFileSync(file, 'utf8')) as { version: string; date: string }[];
    expect(sections).toEqual(releases.map((each) => [each.version, each.date]));
  });
});

describe('a change of rights', () => {
  const { permissions } = roles;
  const changed = (row: Partial<Record<keyof typeof permissions, roles.PermissionRow>>) => {
    const all = { ...permissions, ...row } as Readonly<Record<roles.Permission, roles.PermissionRow>>;
    const permissionRow = (code: roles.Permission) => all[code];
    const mayAct: typeof roles.mayAct = (actor, permission) =>
      actor.kind === 'staff' && actor.roles.some((role) => all[permission][role] !== undefined);
    return changesOfRights(today, rightsOf({ contract, roles: { ...roles, permissionRow, mayAct } }));
  };

  it('is told of each call and of how far it reaches', () => {
    const told = changed({
      'underling.view': { lead: ['tenant'], pm: ['projectMembers'], monitor: ['tenant'] },
    });
    expect(told).toContain('call `backlog.underlingToday`: now also monitor');
    expect(told).toContain(
      'permission `underling.view`: now also monitor (tenant), lead (tenant); no longer lead (led)',
    );
  });

  it('is told of entries of the menu and of buttons', () => {
    const less = Object.entries(today).map(([thing, who]): [string, readonly string[]] => [
      thing,
      /^(menu|button) /.test(thing) ? who.filter((each) => !each.startsWith('monitor')) : who,
    ]);
    const told = changesOfRights(today, Object.fromEntries(less));
    expect(told).toContain('menu `m.pool`: no longer monitor');
    expect(told).toContain('menu `m.schedule.group`: no longer monitor');
    expect(told).toContain('button `order.accept`: no longer monitor');
  });

  it('is told when a thing comes or goes', () => {
    expect(changesOfRights({}, { 'call a.b': ['lead', 'pm'] })).toEqual(['new call `a.b`: lead, pm']);
    expect(changesOfRights({ 'menu m.x': ['lead'] }, {})).toEqual(['menu `m.x` is gone']);
  });
});
