import type { Position } from '@svcdesk/core/rules';
import {
  judgePlan,
  type PlanPerson,
  type PlanWork,
  stretchesOf,
  type TeamPlan,
  timeStops,
  defaultTravel as travel,
  type WayBetween,
  wayMinutes,
} from '@svcdesk/core/scheduling';
import { randomOf, type SolverProblem, withWays } from '@svcdesk/server/solver';

/** A day whose good plan is known: it was drawn first, and the problem made of it. */
export interface DrawnDay {
  readonly problem: SolverProblem;
  /** What the drawn plan costs, in which all is on time; minutes. */
  readonly cost: number;
}

/** A city of forty kilometres. */
const city = { latitude: 31.23, longitude: 121.47 };
const cityKm = 20;
/** So far the stops of one person lie from the middle of them. */
const districtKm = 2;
const kmPerDegree = { latitude: 111, longitude: 95 };
const skillCount = 8;
const groupCount = 4;
/** 09:00 to 12:00 and 13:00 to 18:00, in minutes from 09:00. */
const hours = [
  { from: 0, to: 180 },
  { from: 240, to: 540 },
];
const dayEnd = 540;
/** Every third person has it, with this place to go to. */
const appointment = { from: 360, to: 405 };

type Random = ReturnType<typeof drawFrom>;

function drawFrom(seed: number) {
  const random = randomOf(seed);
  const below = (max: number) => Math.floor(random() * max);
  return { chance: random, below, oneOf: <T>(list: readonly T[]) => list[below(list.length)] as T };
}

/** Places by number, as a solver takes them; 0 is not known. */
function drawPlaces({ chance }: Random) {
  const places: (Position | null)[] = [null];
  return {
    places,
    way: ((from, to) =>
      wayMinutes(places[from] ?? undefined, places[to] ?? undefined, travel)) as WayBetween<number>,
    near(middle: number, km: number): number {
      const { latitude, longitude } = places[middle] ?? city;
      const offset = (perDegree: number) => ((chance() * 2 - 1) * km) / perDegree;
      const place = {
        latitude: latitude + offset(kmPerDegree.latitude),
        longitude: longitude + offset(kmPerDegree.longitude),
      };
      return places.push(place) - 1;
    },
  };
}

type Places = ReturnType<typeof drawPlaces>;

/** An engineer in a district of the town, with three skills at most. */
function drawPerson(
  index: number,
  draw: Random,
  places: Places,
): { person: PlanPerson<number>; middle: number } {
  const middle = places.near(0, cityKm);
  const taken = index % 3 === 0 ? [{ ...appointment, place: places.near(middle, districtKm) }] : [];
  const skillIds = [...new Set([0, 1, 2].map(() => `skill ${draw.below(skillCount)}`))];
  const person = {
    id: `person ${index}`,
    skillIds,
    groupIds: [`group ${draw.below(groupCount)}`],
    stretches: stretchesOf(hours, taken, places.near(middle, districtKm)),
  };
  return { person, middle };
}

/** A route through a district that goes on to what is nearest each time. */
function nearestFirst(works: readonly PlanWork<number>[], start: number, way: WayBetween<number>) {
  const rest = [...works];
  const route: PlanWork<number>[] = [];
  let here = start;
  while (rest.length > 0) {
    const far = rest.map(({ place = here }) => way(here, place));
    const [next] = rest.splice(far.indexOf(Math.min(...far)), 1);
    if (!next) break;
    route.push(next);
    here = next.place ?? here;
  }
  return route;
}

/** Works of a whole day that fit in, and are wanted a bit later than they are done; drawn anew while they are too many. */
function drawRoute(
  { person, middle }: ReturnType<typeof drawPerson>,
  count: number,
  draw: Random,
  places: Places,
): PlanWork<number>[] {
  const drawn = Array.from(
    { length: count },
    (_, index): PlanWork<number> => ({
      id: `${person.id}, work ${index}`,
      priority: 1 + draw.below(4),
      minutes: 40 + 5 * draw.below(11),
      place: places.near(middle, districtKm),
      skillIds: draw.chance() < 0.7 ? [draw.oneOf(person.skillIds)] : [],
      groupId: person.groupIds[0] ?? '',
    }),
  );
  const route = nearestFirst(drawn, person.stretches[0]?.start ?? 0, places.way);
  const timed = timeStops(route, person.stretches, places.way, 0);
  if (!timed) return drawRoute({ person, middle }, count, draw, places);
  return timed.stops.map(({ begin, end }, index) => {
    const work = route[index] as PlanWork<number>;
    const kind = draw.chance();
    // Half are due soon after, a third at the end of the day; nearly a third may begin only within an hour or two.
    const dueAt = kind < 0.5 ? end + 15 + draw.below(75) : kind < 0.85 ? dayEnd : undefined;
    const hasWindow = kind >= 0.7;
    return {
      ...work,
      dueAt,
      pressing: dueAt !== undefined,
      earliest: hasWindow ? Math.max(0, begin - draw.below(45)) : undefined,
      latest: hasWindow ? begin + 15 + draw.below(60) : undefined,
    };
  });
}

/** Draws a whole day of so many people, then shuffles what each of them does. */
export function drawDay(seed: number, peopleCount = 200, workCount = 1000): DrawnDay {
  const draw = drawFrom(seed);
  const places = drawPlaces(draw);
  const people: PlanPerson<number>[] = [];
  const works: PlanWork<number>[] = [];
  const plan = new Map<string, string[]>();
  for (let index = 0; index < peopleCount; index++) {
    const drawn = drawPerson(index, draw, places);
    const route = drawRoute(drawn, workCount / peopleCount, draw, places);
    people.push(drawn.person);
    works.push(...route);
    plan.set(
      drawn.person.id,
      route.map(({ id }) => id),
    );
  }
  const keyed = works.map((work) => ({ work, key: draw.chance() })).sort((a, b) => a.key - b.key);
  const problem = { people, works: keyed.map(({ work }) => work), places: places.places, travel };
  const judged = judgePlan(withWays(problem), plan satisfies TeamPlan);
  if (judged.lateCount > 0) throw new Error('What was drawn is not all on time');
  return { problem, cost: judged.cost };
}
