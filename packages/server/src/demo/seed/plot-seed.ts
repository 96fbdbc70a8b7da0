import { orderStatus } from '@svcdesk/core/rules';
import { orderOpen } from '../../engine/statuses.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { Chance } from '../chance.ts';
import { type Chapter, combinationsOf, someTime } from '../chapters/chapter.ts';
import { busyChapters, type PresentStatus, standingChapters } from '../chapters/present.ts';
import type { Company, Service, Site } from '../company/company.ts';
import { workersOf } from '../plot/scene.ts';
import { drawTraits } from '../plot/traits.ts';
import { dormantGroupNames } from './growth.ts';

const dayMs = 86_400_000;
/** Two years of work, denser towards the present. */
const daysBack = 730;
/** Dormant groups had their last order before this. */
const dormantDays = 420;
/** Older orders end in their own time; newer ones are written so that they end before now. */
const recentDays = 50;
const mailDays = 14;
const openEach = 10;
const poolEach = 3;
/** Of few orders, not all can be open. */
const maxOpenShare = 1 / 3;

const { assigned, processing, suspended } = orderStatus;

/** How an engineer's ten open orders stand. */
const statuses: readonly PresentStatus[] = [
  processing,
  processing,
  assigned,
  processing,
  suspended,
  processing,
  assigned,
  processing,
  suspended,
  processing,
];

const openByOwner = statement<{ id: string; count: number }, [tenantId: string]>(
  'seed.openByOwner',
  `SELECT coalesce(owner_id, group_id) AS id, count(*) AS count FROM orders
   WHERE tenant_id = $1 AND ${orderOpen('')} GROUP BY 1`,
);

interface Weighted {
  readonly site: Site;
  readonly service: Service;
  readonly dormant: boolean;
  /** Sum of the weights up to and with this one. */
  readonly upTo: number;
}

/** Sites and services whose group has people, to choose from by weight. */
function choicesOf(company: Company): readonly Weighted[] {
  const choices: Weighted[] = [];
  let sum = 0;
  for (const [teamId, combinations] of combinationsOf(company)) {
    const team = company.teams.get(teamId);
    if (!team || workersOf(company, team).length === 0) continue;
    for (const [site, service] of combinations) {
      sum += site.weight * service.weight;
      choices.push({ site, service, dormant: dormantGroupNames.includes(team.name), upTo: sum });
    }
  }
  return choices;
}

function choose(choices: readonly Weighted[], chance: Chance): Weighted {
  const wanted = chance.next() * (choices.at(-1)?.upTo ?? 0);
  let [low, high] = [0, choices.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((choices[middle]?.upTo ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  const found = choices[low];
  if (!found) throw new Error('This tenant has nothing that can be ordered');
  return found;
}

/** Open orders to bring everybody's to about ten, and every pool to a few. */
async function openChapters(
  on: Queryable,
  company: Company,
  chance: Chance,
  now: number,
  most: number,
): Promise<Chapter[]> {
  const counts = new Map((await openByOwner.all(on, company.tenantId)).map(({ id, count }) => [id, count]));
  const isDormant = ({ name }: { name: string }) => dormantGroupNames.includes(name);
  const teams = [...company.teams.values()].filter((team) => !isDormant(team));
  const busy = busyChapters(company, chance, now, ({ id }, team) =>
    isDormant(team) || team.id !== teams.find(({ memberIds }) => memberIds.includes(id))?.id
      ? []
      : statuses.slice(0, Math.max(0, openEach - (counts.get(id) ?? 0))),
  );
  const pool = teams.flatMap((team) => {
    const missing = Math.max(0, poolEach - (counts.get(team.id) ?? 0));
    return standingChapters(company, chance, now, Array<PresentStatus>(missing).fill(orderStatus.pending), [
      team,
    ]);
  });
  return chance.shuffled([...busy, ...pool]).slice(0, most);
}

/** A finished order: it came some time ago and ended before now. */
function finishedChapter(chance: Chance, choices: readonly Weighted[], at: number, now: number): Chapter {
  let chosen = choose(choices, chance);
  while (chosen.dormant && at > now - dormantDays * dayMs) chosen = choose(choices, chance);
  const { site, service } = chosen;
  const hurried = at > now - recentDays * dayMs;
  const traits = drawTraits(chance, hurried ? { pause: undefined } : {});
  return { at, wish: { site, service }, ending: { hurried, traits } };
}

/** What is written, in the order in which it begins; made one by one, since there may be millions. */
interface SeedPlot {
  /** Orders that begin at or after an instant. */
  countSince(at: number): number;
  readonly chapters: Iterable<Chapter>;
}

export async function plotSeed(
  on: Queryable,
  company: Company,
  chance: Chance,
  orderCount: number,
  now: number,
): Promise<SeedPlot> {
  const open = await openChapters(
    on,
    company,
    chance.fork('open'),
    now,
    Math.floor(orderCount * maxOpenShare),
  );
  open.sort((a, b) => b.at - a.at);
  const times = new Float64Array(orderCount - open.length);
  const clock = chance.fork('times');
  for (const index of times.keys()) {
    const from = now - daysBack * dayMs * (1 - clock.next() ** 2 * 0.5);
    times[index] = someTime(company.timeZone, clock, from, now);
  }
  times.sort();
  const choices = choicesOf(company);
  const rest = chance.fork('finished');

  function* chapters(): Generator<Chapter> {
    for (const at of times) {
      for (let next = open.at(-1); next && next.at <= at; next = open.at(-1)) {
        open.pop();
        yield next;
      }
      yield finishedChapter(rest, choices, at, now);
    }
    yield* open.toReversed();
  }
  const mailFrom = now - mailDays * dayMs;
  function* withMail(): Generator<Chapter> {
    for (const chapter of chapters()) yield { ...chapter, ending: { ...chapter.ending, mailFrom } };
  }
  const begins = [...open.map(({ at }) => at)];
  return {
    countSince: (at) =>
      begins.filter((each) => each >= at).length + times.filter((each) => each >= at).length,
    chapters: withMail(),
  };
}
