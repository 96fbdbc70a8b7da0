import type { StaffActor } from '@svcdesk/core/roles';
import type { Instant } from '@svcdesk/core/rules';
import type { Chance } from '../chance.ts';
import type { Company, Member, Team } from '../company/company.ts';
import type { Story } from '../story/story.ts';
import type { Traits } from './traits.ts';

const minuteMs = 60_000;

/** What decides the course of an order. */
export interface Scene {
  readonly company: Company;
  readonly chance: Chance;
  readonly story: Story;
  readonly traits: Traits;
  /** Who shall have it, if that is settled. */
  readonly engineer: Member | undefined;
  /** The latest instant that anything can happen at. */
  readonly until: Instant;
  /** Everything up to the wanted state has to fit before `until`, at whatever hour. */
  readonly hurried: boolean;
  /** Whom a copy goes to, if that is settled. */
  readonly copyTo: { readonly userIds: readonly string[]; readonly groupIds: readonly string[] } | undefined;
  /** Time of its plan, when accepted with one. */
  readonly plan: { readonly from: Instant; readonly to: Instant } | undefined;
}

/** The instant after so much service time; when hurried, never so late that nothing else fits. */
export function later({ story, company, hurried, until }: Scene, serviceMs: number): Instant {
  const from = story.state.lastRecordAt;
  const clock = company.clockOf(story.row.calendarId ?? '');
  const at = Math.floor(clock.after(from, Math.max(serviceMs, minuteMs)) ?? from + serviceMs);
  if (!hurried || at < until) return at;
  return Math.floor(from + Math.max(0, until - from) * 0.35);
}

/** Minutes promised for the resolution, as time. */
export const resolveMs = ({ story }: Scene): number => (story.row.resolveTargetMinutes ?? 480) * minuteMs;
export const responseMs = ({ story }: Scene): number => (story.row.responseTargetMinutes ?? 60) * minuteMs;

export const teamOf = ({ company, story }: Scene): Team => {
  const team = company.teams.get(story.state.groupId);
  if (!team) throw new Error('An order of no group');
  return team;
};

const workers = ['engineer', 'se', 'monitor', 'pm'] as const;

/** Members of a group who work on orders themselves. */
export function workersOf(company: Company, team: Team): Member[] {
  return team.memberIds.flatMap((id) => {
    const member = company.members.get(id);
    return member && workers.some((role) => member.actor.roles.includes(role)) ? [member] : [];
  });
}

/** Who takes an order now: the one settled, who is on duty, or any member. */
export function takerOf(scene: Scene, at: Instant, but?: string): Member {
  const { company, chance, engineer } = scene;
  const team = teamOf(scene);
  const all = workersOf(company, team);
  const others = all.filter(({ id }) => id !== but);
  const able = others.length > 0 ? others : all;
  const settled = able.find(({ id }) => id === engineer?.id);
  if (settled) return settled;
  const onDuty = company.onDuty(team.id, at);
  const there = company.officeClock.isOpen(at) ? [] : able.filter(({ id }) => onDuty.includes(id));
  return chance.pick(there.length > 0 ? there : able);
}

/** Who sends orders of a group to people: its lead, else the service desk. */
export function senderFor({ company, chance }: Scene, team: Team): StaffActor {
  const leads = team.leadIds.flatMap((id) => company.members.get(id) ?? []);
  const dispatchers = company.dispatcherIds.flatMap((id) => company.members.get(id) ?? []);
  const able = chance.happens(0.5) && leads.length > 0 ? leads : dispatchers.length > 0 ? dispatchers : leads;
  const above = [...company.members.values()].filter(({ actor }) => actor.ledGroupIds.includes(team.id));
  return chance.pick(able.length > 0 ? able : above).actor;
}

export function handlerOf({ company, story }: Scene): StaffActor {
  const member = company.members.get(story.state.handlerId ?? '');
  if (!member) throw new Error('An order without a handler');
  return member.actor;
}
