import { type Compiled, cheapestInsertion, type Route, routeOf, withWork } from './routes.ts';

/** A plan on its way: a route for each person, and what has no place. */
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

/** Puts works where they cost least, one after the other; gives those that have no place. */
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

/** Works as they become late, the most urgent of one time first. */
function byDue({ works }: Compiled): number[] {
  const due = (index: number) => at(works, index).dueAt ?? Number.POSITIVE_INFINITY;
  return works
    .map((_, index) => index)
    .sort((a, b) => compare(due(a), due(b)) || at(works, a).priority - at(works, b).priority || a - b);
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b);

/** What first come, first served comes to: each work, in the order that they are due, where it costs least then. */
export function greedyDraft(compiled: Compiled): Draft {
  const routes = [...compiled.empty];
  const absent = insertAll(compiled, routes, byDue(compiled));
  return { routes, absent, cost: costOf(compiled, routes, absent) };
}

/** What is promised stays as far as it can, the rest is added; the beginning of every search. */
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

/** How many works lie nearest to each that are taken out together. */
const neighbours = 60;

/**
 * Of a work those of its group that lie nearest to it, itself first; looked up when it is asked for first. Others' could
 * not change places with it.
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
      // Work without a place lies near everything.
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

/** Works taken out of a plan at a time, on an average, and out of one route at most. */
const averageOut = 10;
const maxOutOfRoute = 8;
/** A place is left out by chance so often, so that the cheapest one is not always taken. */
const skipShare = 0.01;

/** What the search has at hand. */
export interface Search {
  readonly compiled: Compiled;
  readonly near: (index: number) => readonly number[];
  readonly random: () => number;
}

/** How often a part is taken out around what is late or has no place, and not just anywhere. */
const aroundLateShare = 0.2;

/** What a plan leaves out, or does late though there is time for it before it is due. */
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

/** Takes neighbouring works out of several routes that lie near each other; gives them. */
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
    // Where a way is not known, going straight on may take longer than it did: then all that follows is put in anew.
    const route = routeOf(compiled, personIndex, rest, at(routes, personIndex), first);
    routes[personIndex] = route ?? at(compiled.empty, personIndex);
    if (!route) out.push(...rest);
  }
  return out;
}

/** Orders in which what was taken out is put back; chosen by chance. */
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

/** How much worse a plan may be that is gone on from, at the beginning and at the end; in minutes. */
const heat = { from: 8, to: 0.2 } as const;

/** How long the search may take, and who hears how it goes. */
export interface Bounds {
  /** How much of it has gone by, 0 to 1; 1 ends it. */
  readonly spent: (iteration: number) => number;
  readonly onBetter?: ((draft: Draft, iteration: number) => void) | undefined;
}

/**
 * Takes parts of a plan out and puts them back where they cost least, again and again, and keeps the best; what is a bit
 * worse is gone on from, less and less (ruin and recreate with annealing: Christiaens and Vanden Berghe, "Slack induction
 * by string removals", 2020).
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
