import { entrustStatus, orderStatus } from '@svcdesk/core/rules';
import type { Basket } from '../basket.ts';
import type { Chance } from '../chance.ts';
import type { Company, Member } from '../company/company.ts';
import { instant } from '../company/founding.ts';
import { createLedger, putTotals } from '../story/ledger.ts';
import type { Story } from '../story/story.ts';
import { type Bridge, crewWords, handOn } from './entrusted.ts';

/** What became of an order that was handed on; a finished one waits for its coordinator, or is long over. */
type Fate = keyof typeof entrustStatus | 'returned' | 'over';

const fates: readonly Fate[] = [
  'over',
  'over',
  'takenBack',
  'rejected',
  'finished',
  'returned',
  'processing',
  'distributed',
  'toDistribute',
];

/** Accounts that the demo is shown with keep their orders to themselves. */
const shown: readonly string[] = ['engineer', 'engineer-2', 'se', 'monitor', 'lead', 'pm'];

/** Orders on which an engineer works now, or worked until they were closed; what a network crew can do goes first. */
function candidates(company: Company, stories: readonly Story[], isOver: boolean): Story[] {
  const fits = ({ row }: Story) => {
    const handler = row.handlerId ? company.members.get(row.handlerId) : undefined;
    if (!handler || shown.includes(handler.account) || row.acceptedAt === null) return false;
    return isOver
      ? row.status === orderStatus.closed && row.round === 1 && row.resolvedAt !== null
      : row.status === orderStatus.processing;
  };
  const isNetwork = ({ draft }: Story) => ['wired', 'wireless', 'lines'].includes(draft.service.key);
  const all = stories.filter(fits);
  return [...all.filter(isNetwork), ...all.filter((story) => !isNetwork(story))];
}

interface Crew {
  readonly chief: Member;
  readonly engineers: readonly Member[];
  readonly crewId: string;
}

function crewOf({ members, teams }: Company): Crew | undefined {
  const all = [...members.values()];
  const chief = all.find(({ actor }) => actor.roles.includes('lead'));
  const crew = [...teams.values()].find(({ key }) => key === 'crew');
  if (!chief || !crew) return undefined;
  return { chief, engineers: all.filter(({ id }) => crew.memberIds.includes(id)), crewId: crew.id };
}

/** Who hands an order of a group on: its lead, else that of a group above it. */
function leadOf(company: Company, groupId: string): Member | undefined {
  const team = company.teams.get(groupId);
  const chain = team?.chain ?? [];
  const ids = chain.flatMap((id) => company.teams.get(id)?.leadIds ?? []);
  return ids.flatMap((id) => company.members.get(id) ?? [])[0];
}

/** Writes how one order fared at the partner's, between its acceptance and now or its end. */
function writeFate(bridge: Bridge, crew: Crew, story: Story, fate: Fate, index: number): void {
  const { row: order } = story;
  const lead = leadOf(bridge.owner.company, order.groupId);
  const engineer = crew.engineers[index % crew.engineers.length];
  if (!lead || !engineer) return;
  const from = Date.parse(order.acceptedAt ?? order.createdAt);
  const until = order.resolvedAt ? Date.parse(order.resolvedAt) : bridge.now;
  const at = (share: number) => Math.floor(from + (until - from) * share);
  const [chief, worker] = [
    { side: 'partner', member: crew.chief } as const,
    { side: 'partner', member: engineer } as const,
  ];
  const owner = { side: 'owner', member: lead } as const;
  const { distributed, processing, finished, takenBack, rejected } = entrustStatus;
  const coordinatorId = order.handlerId ?? '';
  const history = handOn(bridge, story, at(0.1), owner);
  history.notify(at(0.1), 'partner', 'entrust.received', [crew.chief.id]);

  const steps: Record<'distribute' | 'accept' | 'finish' | 'return' | 'takeBack' | 'reject', () => void> = {
    distribute() {
      const changed = { partner: { engineerId: engineer.id, groupId: crew.crewId } };
      history.go(at(0.2), chief, 'distribute', distributed, { changed });
      history.notify(at(0.2), 'partner', 'entrust.received', [engineer.id]);
    },
    accept() {
      const changed = { partner: { acceptedAt: instant(at(0.3)) } };
      history.go(at(0.3), worker, 'accept', processing, { changed });
      history.go(at(0.5), worker, 'progress', processing, { own: { content: crewWords.progress } });
    },
    finish() {
      const content = crewWords.results[index % crewWords.results.length] ?? '';
      const changed = { partner: { result: content, finishedAt: instant(at(0.8)) } };
      history.go(at(0.8), worker, 'finish', finished, { own: { content }, changed });
      history.notify(at(0.8), 'owner', 'entrust.finished', [coordinatorId]);
    },
    return() {
      const coordinator = bridge.owner.company.members.get(coordinatorId);
      if (!coordinator) return;
      const by = { side: 'owner', member: coordinator } as const;
      const changed = { partner: { finishedAt: null } };
      history.go(at(0.9), by, 'return', processing, { own: { remark: crewWords.returned }, changed });
      history.notify(at(0.9), 'partner', 'entrust.returned', [crew.chief.id, engineer.id]);
    },
    takeBack() {
      history.go(at(0.4), owner, 'takeBack', takenBack);
      history.notify(at(0.4), 'partner', 'entrust.takenBack', [crew.chief.id, engineer.id]);
    },
    reject() {
      const reasonCode = 'noCapacity';
      history.go(at(0.2), chief, 'reject', rejected, { own: { reasonCode, remark: crewWords.rejected } });
      history.notify(at(0.2), 'owner', 'entrust.rejected', [coordinatorId, lead.id], reasonCode);
    },
  };
  const course: Record<Fate, readonly (keyof typeof steps)[]> = {
    toDistribute: [],
    distributed: ['distribute'],
    processing: ['distribute', 'accept'],
    finished: ['distribute', 'accept', 'finish'],
    over: ['distribute', 'accept', 'finish'],
    returned: ['distribute', 'accept', 'finish', 'return'],
    takenBack: ['distribute', 'takeBack'],
    rejected: ['reject'],
  };
  for (const step of course[fate]) steps[step]();
  history.end();
}

/** Puts the orders that one company handed to the other, in every state. */
export function putPartnership(
  basket: Basket,
  chance: Chance,
  owner: Company,
  partner: Company,
  stories: readonly Story[],
  now: number,
): void {
  const crew = crewOf(partner);
  if (!crew) return;
  const ledgers = [owner, partner].map(({ timeZone }) => createLedger(basket, timeZone));
  const [ownerLedger, partnerLedger] = ledgers as [(typeof ledgers)[0], (typeof ledgers)[0]];
  const bridge: Bridge = {
    basket,
    chance,
    now,
    owner: { company: owner, name: owner.name, ledger: ownerLedger },
    partner: { company: partner, name: partner.name, ledger: partnerLedger },
  };
  const [open, over] = [candidates(owner, stories, false), candidates(owner, stories, true).slice(-2)];
  for (const [index, fate] of fates.entries()) {
    const story = fate === 'over' ? over.shift() : open.shift();
    if (story) writeFate(bridge, crew, story, fate, index);
  }
  putTotals(basket, owner.tenantId, ownerLedger);
  putTotals(basket, partner.tenantId, partnerLedger);
}
