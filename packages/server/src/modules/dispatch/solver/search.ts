import { type Compiled, cheapestInsertion, type Route, routeOf, withWork } from './routes.ts';

/** A plan in the making: a route for each person, indexes of works without a place, and what both cost. */
export interface Draft {
  routes: Route[];
  absent: number[];
  cost: number;
}

const at = <T>(list: readonly T[], index: number): T => list[index] as T;

/** Numbers from 0 up to 1 that look random and are the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function costOf({ unplacedCosts }: Compiled, routes: readonly Route[], absent: readonly number[]) {
  const planned = routes.reduce((sum, route) => sum + route.cost, 0);
  return absent.reduce((sum, index) => sum + at(unplacedCosts, index), planned);
}

/** Inserts works where they cost least, one after the other; returns those that found no place. */
function insertAll(
  compiled: Compiled,
  routes: Route[],
  works: readonly number[],
  skips?: () => boolean,
): number[] {
  const absent: number[] = [];
  for (const workIndex of works) {
    const found = cheapestInsertion(compiled, routes, workIndex, skips);
    const route =
      found && withWork(compiled, found.personIndex, at(routes, found.personIndex), workIndex, found.place);
    if (found && route) routes[found.personIndex] = route;
    else absent.push(workIndex);
  }
  return absent;
}

/** Indexes of works by deadline, then by priority. */
function byDue({ works }: Compiled): number[] {
  const due = (index: number) => at(works, index).dueAt ?? Number.POSITIVE_INFINITY;
  return works
    .map((_, index) => index)
    .sort((a, b) => compare(due(a), due(b)) || at(works, a).priority - at(works, b).priority || a - b);
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b);

/** The plan by one pass: each work, in the order of deadlines, where it costs least then. */
export function greedyDraft(compiled: Compiled): Draft {
  const routes = [...compiled.empty];
  const absent = insertAll(compiled, routes, byDue(compiled));
  return { routes, absent, cost: costOf(compiled, routes, absent) };
}

/** The plan that every search begins with: appointments stay as far as they can, all else is inserted. */
export function firstDraft(compiled: Compiled): Draft {
  const { people, works } = compiled;
  const indexOf = new Map(people.map(({ id }, index) => [id, index]));
  const routes = [...compiled.empty];
  const promised = works
    .map((_, index) => index)
    .filter((index) => at(works, index).promised?.begin !== undefined)
    .sort((a, b) => (at(works, a).promised?.begin ?? 0) - (at(works, b).promised?.begin ?? 0));
  const placed = new Set<number>();
  for (const index of promised) {
    const personIndex = indexOf.get(at(works, index).promised?.personId ?? '') ?? -1;
    if (!at(compiled.able, index).includes(personIndex)) continue;
    const former = at(routes, personIndex);
    const route = withWork(compiled, personIndex, former, index, former.works.length);
    if (!route) continue;
    routes[personIndex] = route;
    placed.add(index);
  }
  const rest = byDue(compiled).filter((index) => !placed.has(index));
  const absent = insertAll(compiled, routes, rest);
  return { routes, absent, cost: costOf(compiled, routes, absent) };
}

/** Number of nearest works that are kept for each work. */
const neighbours = 60;

/**
 * Indexes of the works of the same group that are nearest to a work, itself first; worked out at the first use. Works of
 * other groups could not change places with it.
 */
export function nearestWorks({ works, way }: Compiled): (index: number) => readonly number[] {
  const known: (readonly number[] | undefined)[] = [];
  const ofGroup = new Map<string, number[]>();
  for (const [index, { groupId }] of works.entries()) {
    const found = ofGroup.get(groupId);
    if (found) found.push(index);
    else ofGroup.set(groupId, [index]);
  }
  return (index) => {
    const { groupId, place } = at(works, index);
    const find = (): number[] => {
      const others = ofGroup.get(groupId) ?? [];
      // Remote work is near everything.
      const far = (other: number) => {
        const to = at(works, other).place;
        return place === undefined || to === undefined ? 0 : way(place, to);
      };
      const ranked = others.map((other) => ({ other, far: other === index ? -1 : far(other) }));
      ranked.sort((a, b) => a.far - b.far);
      return ranked.slice(0, neighbours).map(({ other }) => other);
    };
    known[index] ??= find();
    return at(known as readonly (readonly number[])[], index);
  };
}

/** Works that an attempt takes out: on average in all, and at most from one route. */
const averageOut = 10;
const maxOutOfRoute = 8;
/** Share of places that are skipped by chance, so that the cheapest one is not always taken. */
const skipShare = 0.01;

/** What the search works with. */
export interface Search {
  readonly compiled: Compiled;
  readonly near: (index: number) => readonly number[];
  readonly random: () => number;
}

/** Share of attempts that begin at a work which is late or has no place, and not at any work. */
const aroundLateShare = 0.2;

/** Indexes of works that a plan leaves out, or ends late although they could end in time. */
function lateWorks({ works }: Compiled, { routes, absent }: Draft): number[] {
  const late = [...absent];
  for (const { works: own, after } of routes) {
    for (const [place, index] of own.entries()) {
      const { dueAt, minutes, earliest = 0 } = at(works, index);
      if (dueAt === undefined || dueAt < earliest + minutes) continue;
      if (at(after, place + 1).begin + minutes > dueAt) late.push(index);
    }
  }
  return late;
}

/** Takes runs of works out of several routes near a chosen work; returns what it took out. */
function ruin(
  { compiled, near, random }: Search,
  routes: Route[],
  routeOfWork: Int32Array,
  late: readonly number[],
): number[] {
  const out: number[] = [];
  const touched = new Set<number>();
  const oneOf = (count: number) => Math.floor(random() * count);
  const isAroundLate = late.length > 0 && random() < aroundLateShare;
  const seed = isAroundLate ? at(late, oneOf(late.length)) : oneOf(compiled.works.length);
  const meanLength = routes.reduce((sum, { works }) => sum + works.length, 0) / routes.length;
  const maxLength = Math.max(1, Math.min(maxOutOfRoute, Math.ceil(meanLength)));
  const routeCount = 1 + Math.floor(random() * ((4 * averageOut) / (1 + maxLength)));
  for (const index of near(seed)) {
    if (touched.size >= routeCount) break;
    const personIndex = routeOfWork[index] ?? -1;
    if (personIndex < 0 || touched.has(personIndex)) continue;
    touched.add(personIndex);
    const { works } = at(routes, personIndex);
    const length = 1 + Math.floor(random() * Math.min(maxLength, works.length));
    const place = works.indexOf(index);
    const first = Math.max(0, Math.min(works.length - length, place - Math.floor(random() * length)));
    out.push(...works.slice(first, first + length));
    const rest = works.toSpliced(first, length);
    // A way with an unknown end may be longer than the detour that it replaces. If the rest fits nowhere, all of it is
    // inserted anew.
    const route = routeOf(compiled, personIndex, rest, at(routes, personIndex), first);
    routes[personIndex] = route ?? at(compiled.empty, personIndex);
    if (!route) out.push(...rest);
  }
  return out;
}

/** Sorts what was taken out for putting it back: at random, by deadline, by length or by the number of people who may. */
function sortOut({ compiled, random }: Search, out: number[]): number[] {
  const { works, able } = compiled;
  const keys = out.map((index) => ({ index, chance: random() }));
  const kind = random();
  const key = ({ index, chance }: { index: number; chance: number }): number => {
    if (kind < 0.35) return chance;
    if (kind < 0.6) return at(works, index).dueAt ?? Number.MAX_SAFE_INTEGER;
    if (kind < 0.8) return -at(works, index).minutes;
    return at(able, index).length;
  };
  return keys.sort((a, b) => key(a) - key(b) || a.index - b.index).map(({ index }) => index);
}

/** Temperature of the annealing at its beginning and end, in minutes: how much worse a plan may be and still be taken. */
const heat = { from: 8, to: 0.2 } as const;

/** When a search ends, and what is called on its way. */
export interface Bounds {
  /** Share of the search that is over, 0 to 1; 1 ends it. */
  readonly spent: (iteration: number) => number;
  readonly onBetter?: ((draft: Draft, iteration: number) => void) | undefined;
}

/**
 * Improves a plan by ruin and recreate with annealing (Christiaens and Vanden Berghe, "Slack induction by string
 * removals", 2020). Each attempt takes works out and inserts them where they cost least. A plan that is a bit worse may
 * be gone on from, less and less so; the best one is returned.
 */
export function improve(search: Search, first: Draft, { spent, onBetter }: Bounds): Draft {
  const { compiled, random } = search;
  let current = first;
  let best = first;
  if (compiled.works.length === 0 || compiled.people.length === 0) return best;
  const routeOfWork = new Int32Array(compiled.works.length).fill(-1);
  const place = (routes: readonly Route[]) => {
    for (const [personIndex, { works }] of routes.entries())
      for (const index of works) routeOfWork[index] = personIndex;
  };
  place(current.routes);
  let late = lateWorks(compiled, current);
  const skips = () => random() < skipShare;
  for (let iteration = 0; ; iteration++) {
    const share = spent(iteration);
    if (share >= 1) return best;
    const routes = current.routes.slice();
    const out = [...ruin(search, routes, routeOfWork, late), ...current.absent];
    const absent = insertAll(compiled, routes, sortOut(search, out), skips);
    const cost = costOf(compiled, routes, absent);
    const temperature = heat.from * (heat.to / heat.from) ** share;
    if (cost >= current.cost - temperature * Math.log(random() || Number.MIN_VALUE)) continue;
    const changed = routes.filter((route, index) => route !== current.routes[index]);
    current = { routes, absent, cost };
    late = lateWorks(compiled, current);
    for (const index of absent) routeOfWork[index] = -1;
    for (const [personIndex, route] of routes.entries())
      if (changed.includes(route)) for (const index of route.works) routeOfWork[index] = personIndex;
    if (cost < best.cost) {
      best = current;
      onBetter?.(best, iteration);
    }
  }
}
