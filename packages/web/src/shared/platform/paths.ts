/** Screens that anybody may see. */
export const publicPaths = {
  root: '/',
  redirect: '/redirect',
  exit: '/exit',
  login: '/login',
  loginCode: '/loginCode',
  updatePassword: '/login/updatePassword',
  forget: '/login/forget',
  resetPassword: '/login/resetPassword',
  register: '/register',
  firstRegister: '/firstRegister',
  secondRegister: '/secondRegister',
  /** What an engineer fills in while registering. */
  skills: {
    profile: '/personalInformation',
    first: '/firstSkill',
    second: '/secondSkill',
    add: '/addSkills',
    areas: '/addServiceArea',
  },
  /** Where links from outside arrive. */
  deepLink: '/centerPage',
  /** Spelled as links that are out there spell it. */
  privacy: '/screct',
  agreement: '/userAgreement',
  blank: '/whitePage',
} as const;

/** Customers' screens. */
export const clientPaths = {
  home: '/clientSide/mainPage',
  report: '/clientSide/mainPage/serviceReport',
  requirement: {
    list: '/clientSide/requireCenter',
    search: '/clientSide/requireCenter/searchList',
    detail: '/clientSide/requireCenter/orderDetail',
    progress: '/clientSide/requireCenter/handleProgress',
    evaluate: '/clientSide/requireCenter/evaluate',
    evaluation: '/clientSide/requireCenter/seeEvaluate',
  },
  order: {
    list: '/clientSide/orderCenter',
    detail: '/clientSide/orderCenter/orderDetail',
    build: '/clientSide/requireCenter/buildOrder',
    evaluate: '/clientSide/orderCenter/evaluate',
  },
  messages: {
    center: '/clientSide/requireCenter/newsCenter',
    detail: '/clientSide/requireCenter/newsDetail',
  },
  me: {
    page: '/clientSide/userCenter',
    profile: '/clientSide/userCenter/mineMeans',
    security: '/clientSide/userCenter/accountSafe',
    phone: '/clientSide/userCenter/changeBind',
    password: '/clientSide/userCenter/changePassword',
    organisation: '/clientSide/userCenter/storeInfo',
    about: '/clientSide/userCenter/aboutUS',
    accountName: '/clientSide/userCenter/accountModify',
    deleteAccount: '/clientSide/userCenter/logoff',
  },
} as const;

/** Screens of staff. */
export const staffPaths = {
  home: '/userSide/homePage',
  workbench: '/userSide/mainPage',
  workbenchClassic: '/userSide/mainPageOld',
  suggestions: '/userSide/mainPage/suggestions',
  todo: {
    all: '/userSide/homePage/myTodo/totalTodoList',
    today: '/userSide/homePage/todayMyTodoList',
  },
  schedule: {
    mine: '/userSide/workCalendar',
    team: '/userSide/homePage/underlingSchedule',
    groups: '/userSide/homePage/originSchedule',
    duty: '/userSide/userCenter/duty',
    setDuty: '/userSide/userCenter/ticketPool/setDuty',
  },
  orderCenter: '/userSide/orderCenter',
  order: {
    list: '/userSide/orderCenter/orders',
    search: '/userSide/orderCenter/searchList',
    detail: '/userSide/orderCenter/orderDetail',
    accept: '/userSide/orderCenter/accept',
    hangUp: '/userSide/orderCenter/hangUp',
    passOn: '/userSide/orderCenter/passOn',
    resolve: '/userSide/orderCenter/singleElimination',
    history: '/userSide/orderCenter/handleProgress',
    evaluation: '/userSide/orderCenter/seeEvaluate',
    handle: '/userSide/orderCenter/doOrder',
    build: '/userSide/orderCenter/buildOrder',
    attachment: '/userSide/orderCenter/iframePage/index',
  },
  /** The workbench's own names of screens of orders. */
  workbenchOrder: {
    build: '/userSide/createOrder',
    accept: '/userSide/accept',
    hangUp: '/userSide/hangUp',
    passOn: '/userSide/passOn',
  },
  pool: {
    list: '/userSide/userCenter/ticketPool',
    detail: '/userSide/userCenter/ticketPool/orderDetail',
    dutyDetail: '/userSide/userCenter/ticketPool/dutyOrderDetail',
    resolve: '/userSide/userCenter/ticketPool/resolveOrder',
    passOn: '/userSide/userCenter/ticketPool/transferOrder',
    hangUp: '/userSide/userCenter/ticketPool/HungupOrder',
  },
  project: {
    detail: '/userSide/orderCenter/projectOrderDetail',
    resolve: '/userSide/orderCenter/projectElimination',
    passOn: '/userSide/orderCenter/ProjectPassOn',
    hangUp: '/userSide/orderCenter/projectHangUp',
  },
  pm: {
    list: '/userSide/orderCenter/pmOrders',
    pending: '/userSide/orderCenter/pmOrders/pendingPmDetail',
    processing: '/userSide/orderCenter/pmOrders/processingPmDetail',
    solved: '/userSide/orderCenter/pmOrders/solvedPmDetail',
    schedule: '/userSide/orderCenter/pmOrders/pmSchedule',
  },
  entrust: {
    list: '/userSide/orderCenter/trustOrders',
    detail: '/userSide/orderCenter/trustOrders/detail',
    handle: '/userSide/orderCenter/trustOrders/handleTrustOrder',
    external: '/userSide/orderCenter/trustOrders/detail/externalTrustOrderDetail',
  },
  device: {
    list: '/userSide/deviceOrder',
    detail: '/userSide/deviceOrder/orderDetail',
    setManager: '/userSide/deviceOrder/editManageByName',
    setChecker: '/userSide/deviceOrder/editCheckByName',
    setEngineer: '/userSide/deviceOrder/editEngineer',
    allocate: '/userSide/deviceOrder/allocation',
    schedule: '/userSide/deviceOrder/schedulingOrder',
    calendar: '/userSide/deviceOrder/schedule',
    passOn: '/userSide/deviceOrder/passOn',
    reject: '/userSide/deviceOrder/reject',
    finish: '/userSide/deviceOrder/closeTask',
  },
  requirement: {
    list: '/userSide/requireCenter',
    detail: '/userSide/requireCenter/detail',
    records: '/userSide/requireCenter/requirementRecords',
    toOrder: '/userSide/requireCenter/createOrder',
    reporters: '/userSide/requireCenter/createOrder/reporterList',
    reporter: '/userSide/requireCenter/createOrder/addReporter',
  },
  asset: {
    detail: '/userSide/property',
    edit: '/userSide/property/edit',
    ofOrder: '/userSide/associatedAssets',
    editOfOrder: '/userSide/associatedAssets/edit',
    choose: '/userSide/createOrder/relevancyAssets',
    classes: '/userSide/createOrder/relevancyAssets/assetClassification',
    info: '/userSide/createOrder/relevancyAssets/assetInfo',
  },
  check: {
    status: '/userSide/statusExamine',
    wifi: '/userSide/wifiConfigExamine',
    acPoe: '/userSide/acpoeAutomatic',
  },
  review: {
    list: '/userSide/auditTrails',
    detail: '/userSide/auditTrails/auditDetails',
  },
  engineer: '/userSide/orderCenter/engineerDetail',
  messages: {
    center: '/userSide/orderCenter/newsCenter',
    detail: '/userSide/orderCenter/newsDetail',
  },
  me: {
    page: '/userSide/userCenter',
    profile: '/userSide/userCenter/mineMeans',
    security: '/userSide/userCenter/accountSafe',
    phone: '/userSide/userCenter/changeBind',
    password: '/userSide/userCenter/changePassword',
    organisation: '/userSide/userCenter/storeInfo',
    about: '/userSide/userCenter/aboutUS',
    info: '/userSide/userCenter/myInfo',
  },
  skills: {
    profile: '/userSide/userCenter/myInfo',
    first: '/userSide/userCenter/firstSkill',
    second: '/userSide/userCenter/secondSkill',
    add: '/userSide/userCenter/addSkills',
    areas: '/userSide/userCenter/addServiceArea',
  },
  versionHistory: '/userSide/versionHistory',
} as const;

/** What both sides have: home, messages and oneself. */
export const sidePaths = { client: clientPaths, staff: staffPaths } as const;

/** Every path of one of the objects above. */
export type PathOf<Paths> = Paths extends string ? Paths : PathOf<Paths[keyof Paths]>;

/** Adds what a screen is about to its path: `withQuery('/x', { id })` is `/x?id=…`. Absent values are left out. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

/** A screen about one record. */
export function withId(path: string, id: string, more: Readonly<Record<string, string>> = {}): string {
  return withQuery(path, { id, ...more });
}

/** The detail of an entrusted order from a list: the status that the list shows goes along, always. */
export function entrustPath({ id, status }: { id: string; status: number }): string {
  return withId(staffPaths.entrust.detail, id, { status: String(status) });
}

/** What an engineer can do, where, and how busy they are. */
export function engineerPath(id: string): string {
  return withQuery(staffPaths.engineer, { id });
}

/** Where an attachment opens. */
export function attachmentPath({ id }: { id: string }): string {
  return withQuery(staffPaths.order.attachment, { id });
}

/** The check of one device, for the order that it is made for. */
export function deviceCheckPath(ciId: string, orderId?: string): string {
  return withQuery(staffPaths.check.status, { ciId, orderId });
}
