import type { account, auth, DataOf, orders } from '@svcdesk/core/contract';

type Summary = DataOf<typeof orders.page>['list'][number];
type Detail = DataOf<typeof orders.detail>;

/** When the samples say it is. */
export const now = new Date('2026-11-20T06:00:00Z');

/** An id that ends in the given number. */
export function idOf(number: number): string {
  return `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

/** An order as lists show it. */
export function summary(number: number, parts: Partial<Summary> = {}): Summary {
  return {
    id: idOf(number),
    orderNo: `WO20261120${String(number).padStart(4, '0')}`,
    title: '三楼会议室打印机卡纸，无法打印',
    status: 3,
    priority: 2,
    source: 0,
    typeId: idOf(900),
    typeName: '故障报修',
    serverCatalogId: idOf(901),
    serverCatalogName: '办公设备/打印机',
    serviceMode: 'remote',
    cellId: idOf(902),
    cellName: '浦东旗舰店',
    customerName: '联合商贸',
    reportName: '王芳',
    handlerId: idOf(903),
    handlerName: '李强',
    handlerGroupId: idOf(904),
    handlerGroupName: '华东一组',
    createdAt: '2026-11-20T02:15:00Z',
    resolveDueAt: '2026-11-20T08:30:00Z',
    nextDueAt: '2026-11-20T08:30:00Z',
    slaState: 'ok',
    slaShare: 0.6,
    round: 0,
    version: 3,
    can: ['resolve', 'progress', 'hangUp'],
    ...parts,
  };
}

/** All of an order. */
export function detail(number: number, parts: Partial<Detail> = {}): Detail {
  const base: Detail = {
    ...summary(number),
    content: '今天早上开始卡纸。\n重启后仍然报错 E502。',
    gmtStart: '2026-11-20T01:50:00Z',
    reportPhone: '13800000000',
    creatorName: '王芳',
    fields: [
      {
        fieldId: idOf(910),
        name: '设备型号',
        fieldTypeName: 'text',
        fieldValue: 'HP M404',
        display: 'HP M404',
      },
    ],
    attachments: [{ url: `/api/file/${idOf(911)}`, name: '照片 1.jpg' }],
    beforePhotos: [],
    afterPhotos: [],
    signature: [],
    assets: [],
    cc: [],
    schedules: [],
    refused: [{ action: 'accept', reason: 'wrongState' }],
  };
  return Object.assign(base, parts);
}

/** What happened to the order of {@link detail}. */
export const history: DataOf<typeof orders.history> = [
  {
    id: idOf(921),
    handleType: 1,
    action: 'create',
    to: 1,
    byName: '王芳',
    internal: false,
    attachments: [],
    at: '2026-11-20T02:15:00Z',
    recordedAt: '2026-11-20T02:15:01Z',
  },
  {
    id: idOf(922),
    handleType: 3,
    action: 'accept',
    from: 1,
    to: 3,
    byName: '李强',
    groupName: '华东一组',
    remark: '马上到',
    internal: false,
    attachments: [],
    at: '2026-11-20T02:20:00Z',
    recordedAt: '2026-11-20T02:20:00Z',
  },
];

/** What finding an order by its number gives. */
export function found(number: number, kind = 'operations'): DataOf<typeof orders.findAny> {
  const { id, orderNo, title, status, cellName, createdAt } = summary(number);
  return { kind, order: { kind, id, orderNo, title, status, cellName, createdAt } } as DataOf<
    typeof orders.findAny
  >;
}

/** A page of a list. */
export function pageOf(list: readonly Summary[], parts: Partial<DataOf<typeof orders.page>> = {}) {
  return {
    list,
    page: 1,
    size: list.length,
    total: list.length,
    totalPage: 1,
    hasNext: false,
    ...parts,
  };
}

/** What signing in answers to staff. */
export const signedIn: DataOf<typeof auth.login> = {
  token: 't7.secret-token',
  id: idOf(903),
  type: 1,
  admin: 0,
  menuList: [],
  expiresAt: '2126-11-20T18:00:00Z',
};

/** Who the account of {@link signedIn} is. */
export const person: DataOf<typeof account.personal> = {
  id: idOf(903),
  type: 1,
  account: 'engineer',
  name: '李强',
  tenantName: '演示服务公司',
  timeZone: 'Asia/Shanghai',
  roles: ['engineer'],
  groups: [{ id: idOf(904), name: '华东一组', lead: true }],
  menuList: [],
  authBtns: [],
};
