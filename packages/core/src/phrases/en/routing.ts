import type { routing as source } from '../zh-CN/routing.ts';

/** Why an order goes where it goes, and why an engineer is suggested for it. */
export const routing: typeof source = {
  by: {
    cellAndCatalog: 'By the rule of the site and catalogue',
    catalog: 'By the rule of the catalogue',
    cellAndType: 'By the rule of the site and type',
    type: 'By the rule of the type',
    cell: 'By the rule of the site',
    everything: 'By the general rule',
    default: 'Default group',
  },
  suggestion: {
    onDuty: 'On duty now',
    skillExpert: 'Expert in the skill asked for',
    skillSkilled: 'Skilled in what is asked for',
    skillBasic: 'Knows the basics of what is asked for',
    skillMissing: 'Lacks the skill asked for',
    areaServed: 'Serves this area',
    areaNear: 'Serves the city or province',
    areaOutside: 'Does not serve this area',
    closeBy: 'Close by',
    inTime: 'Arrives before it is due',
    late: 'Arrives after it is due',
    notWorking: 'Not at work that day',
    knowsAsset: 'Worked on this asset before',
    knowsSite: 'Worked at this site before',
    free: 'Free that day',
    busy: 'Has work that day',
    overloaded: 'Overloaded that day',
    onLeave: 'On leave that day',
  },
};
