import { feed } from './feed.ts';
import { groups } from './groups.ts';
import { kept } from './kept.ts';
import { list } from './list.ts';
import { ofPerson } from './of.ts';
import { people } from './people.ts';
import { saturation } from './saturation.ts';
import { statistics } from './statistics.ts';
import { stops } from './stops.ts';
import { team } from './team.ts';
import { teamOrders } from './team-orders.ts';
import { today } from './today.ts';
import { week } from './week.ts';

/** `svcdesk schedule` */
export const schedule = {
  verbs: {
    week,
    today,
    team,
    'team-orders': teamOrders,
    groups,
    saturation,
    people,
    list,
    of: ofPerson,
    statistics,
    kept,
    feed,
    stops,
  },
};
