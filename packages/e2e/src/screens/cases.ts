import type { Sample } from './samples.ts';

/** One screen as somebody comes to it. */
export interface ScreenCase {
  readonly path: string;
  /** Who looks at it; nobody signed in without. */
  readonly as?: string;
  /** The order or message that it is about. */
  readonly about?: Sample;
  /** What else stands in the address. */
  readonly query?: Readonly<Record<string, string>>;
}

const open: readonly ScreenCase[] = [
  { path: '/login' },
  { path: '/loginCode' },
  { path: '/screct' },
  { path: '/userAgreement' },
  { path: '/whitePage' },
];

const customer: readonly ScreenCase[] = [
  { path: '/clientSide/mainPage' },
  { path: '/clientSide/orderCenter' },
  { path: '/clientSide/requireCenter/buildOrder' },
  { path: '/clientSide/orderCenter/orderDetail', about: 'ofCustomer' },
  { path: '/clientSide/orderCenter/evaluate', about: 'toEvaluate' },
  { path: '/clientSide/orderCenter/orderDetail', about: 'ofCustomer', query: { do: 'supplement' } },
  { path: '/clientSide/requireCenter/newsCenter' },
  { path: '/clientSide/requireCenter/newsCenter', query: { tab: 'system' } },
  { path: '/clientSide/requireCenter/newsDetail', about: 'messageOfCustomer' },
  { path: '/clientSide/userCenter' },
  { path: '/clientSide/userCenter/mineMeans' },
  { path: '/clientSide/userCenter/accountSafe' },
  { path: '/clientSide/userCenter/accountModify' },
  { path: '/clientSide/userCenter/changePassword' },
  { path: '/clientSide/userCenter/changeBind' },
  { path: '/clientSide/userCenter/logoff' },
  { path: '/clientSide/userCenter/storeInfo' },
  { path: '/clientSide/userCenter/aboutUS' },
];

const staff: readonly ScreenCase[] = [
  { path: '/login/updatePassword' },
  { path: '/userSide/homePage' },
  { path: '/userSide/homePage/todayMyTodoList' },
  { path: '/userSide/homePage/myTodo/totalTodoList' },
  { path: '/userSide/homePage/myTodo/totalTodoList', query: { category: 'late', today: '1' } },
  { path: '/userSide/homePage/myTodo/totalTodoList', query: { category: 'copied', part: 'all' } },
  { path: '/userSide/orderCenter' },
  { path: '/userSide/orderCenter/orders', query: { scope: 'group' } },
  { path: '/userSide/orderCenter/searchList' },
  { path: '/userSide/orderCenter/buildOrder' },
  { path: '/userSide/orderCenter/orderDetail', about: 'atWork' },
  { path: '/userSide/orderCenter/orderDetail', about: 'evaluated' },
  { path: '/userSide/orderCenter/orderDetail', about: 'withPhoneField' },
  { path: '/userSide/orderCenter/orderDetail', about: 'declinable', query: { do: 'decline' } },
  { path: '/userSide/orderCenter/orderDetail', about: 'returnable', query: { do: 'release' } },
  { path: '/userSide/orderCenter/orderDetail', about: 'atWork', query: { do: 'edit' } },
  { path: '/userSide/orderCenter/handleProgress', about: 'evaluated' },
  { path: '/userSide/orderCenter/seeEvaluate', about: 'evaluated' },
  { path: '/userSide/orderCenter/accept', about: 'acceptable' },
  { path: '/userSide/orderCenter/hangUp', about: 'atWork' },
  { path: '/userSide/orderCenter/passOn', about: 'atWork' },
  { path: '/userSide/orderCenter/doOrder', about: 'atWork' },
  { path: '/userSide/orderCenter/singleElimination', about: 'resolvable' },
  { path: '/userSide/orderCenter/newsCenter' },
  { path: '/userSide/orderCenter/newsCenter', query: { tab: 'system' } },
  { path: '/userSide/orderCenter/newsDetail', about: 'messageOfStaff' },
  { path: '/userSide/createOrder' },
  { path: '/userSide/accept', about: 'acceptable' },
  { path: '/userSide/hangUp', about: 'atWork' },
  { path: '/userSide/passOn', about: 'atWork' },
  { path: '/userSide/userCenter' },
  { path: '/userSide/userCenter/mineMeans' },
  { path: '/userSide/userCenter/accountSafe' },
  { path: '/userSide/userCenter/changePassword' },
  { path: '/userSide/userCenter/changeBind' },
  { path: '/userSide/userCenter/storeInfo' },
  { path: '/userSide/userCenter/aboutUS' },
  { path: '/userSide/userCenter/myInfo' },
  { path: '/userSide/versionHistory' },
];

/** Every screen, and some of them more than once because they show different things. */
export const screenCases: readonly ScreenCase[] = [
  ...open,
  ...customer.map((each) => ({ ...each, as: 'customer-a' })),
  ...staff.map((each) => ({ ...each, as: 'engineer' })),
];

/** A name for titles and pictures. */
export function screenName({ path, about, query }: ScreenCase): string {
  return [path.slice(1).replaceAll('/', '-'), about, ...Object.values(query ?? {})].filter(Boolean).join('-');
}

export function addressOf({ path, about, query }: ScreenCase, ids: ReadonlyMap<Sample, string>): string {
  const id = about && ids.get(about);
  const pairs = Object.entries({ ...(id !== undefined && { id }), ...query });
  return `/#${path}${pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''}`;
}
