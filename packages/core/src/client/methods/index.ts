// Written by `pnpm gen` from the contract and its docs.
import type { AccountCalls, AccountMethods } from './account.ts';
import type { AppCalls, AppMethods } from './app.ts';
import type { AssetClassesCalls, AssetClassesMethods } from './asset-classes.ts';
import type { AssetsCalls, AssetsMethods } from './assets.ts';
import type { AssistantCalls, AssistantMethods } from './assistant.ts';
import type { AuthCalls, AuthMethods } from './auth.ts';
import type { BacklogCalls, BacklogMethods } from './backlog.ts';
import type { CalendarsCalls, CalendarsMethods } from './calendars.ts';
import type { CaptchaCalls, CaptchaMethods } from './captcha.ts';
import type { CatalogsCalls, CatalogsMethods } from './catalogs.ts';
import type { CellsCalls, CellsMethods } from './cells.ts';
import type { CustomersCalls, CustomersMethods } from './customers.ts';
import type { DeviceOrdersCalls, DeviceOrdersMethods } from './device-orders.ts';
import type { DevicesCalls, DevicesMethods } from './devices.ts';
import type { DictionaryCalls, DictionaryMethods } from './dictionary.ts';
import type { DispatchCalls, DispatchMethods } from './dispatch.ts';
import type { DutyCalls, DutyMethods } from './duty.ts';
import type { EmployeesCalls, EmployeesMethods } from './employees.ts';
import type { EngineersCalls, EngineersMethods } from './engineers.ts';
import type { EntrustCalls, EntrustMethods } from './entrust.ts';
import type { EventsCalls, EventsMethods } from './events.ts';
import type { FilesCalls, FilesMethods } from './files.ts';
import type { GroupsCalls, GroupsMethods } from './groups.ts';
import type { InvitesCalls, InvitesMethods } from './invites.ts';
import type { JoinsCalls, JoinsMethods } from './joins.ts';
import type { KnowledgeCalls, KnowledgeMethods } from './knowledge.ts';
import type { LeaveCalls, LeaveMethods } from './leave.ts';
import type { MessagesCalls, MessagesMethods } from './messages.ts';
import type { OrderAssetsCalls, OrderAssetsMethods } from './order-assets.ts';
import type { OrderSourcesCalls, OrderSourcesMethods } from './order-sources.ts';
import type { OrderTypesCalls, OrderTypesMethods } from './order-types.ts';
import type { OrdersCalls, OrdersMethods } from './orders.ts';
import type { PlansCalls, PlansMethods } from './plans.ts';
import type { PmOrdersCalls, PmOrdersMethods } from './pm-orders.ts';
import type { PmPlansCalls, PmPlansMethods } from './pm-plans.ts';
import type { PoolCalls, PoolMethods } from './pool.ts';
import type { ProjectsCalls, ProjectsMethods } from './projects.ts';
import type { PushCalls, PushMethods } from './push.ts';
import type { ReportersCalls, ReportersMethods } from './reporters.ts';
import type { ReportsCalls, ReportsMethods } from './reports.ts';
import type { RequirementsCalls, RequirementsMethods } from './requirements.ts';
import type { ReviewsCalls, ReviewsMethods } from './reviews.ts';
import type { SchedulesCalls, SchedulesMethods } from './schedules.ts';
import type { TemplatesCalls, TemplatesMethods } from './templates.ts';
import type { TrackingCalls, TrackingMethods } from './tracking.ts';
import type { WebhooksCalls, WebhooksMethods } from './webhooks.ts';
import type { WorkbenchCalls, WorkbenchMethods } from './workbench.ts';

export type * from './account.ts';
export type * from './app.ts';
export type * from './asset-classes.ts';
export type * from './assets.ts';
export type * from './assistant.ts';
export type * from './auth.ts';
export type * from './backlog.ts';
export type * from './calendars.ts';
export type * from './captcha.ts';
export type * from './catalogs.ts';
export type * from './cells.ts';
export type * from './customers.ts';
export type * from './device-orders.ts';
export type * from './devices.ts';
export type * from './dictionary.ts';
export type * from './dispatch.ts';
export type * from './duty.ts';
export type * from './employees.ts';
export type * from './engineers.ts';
export type * from './entrust.ts';
export type * from './events.ts';
export type * from './files.ts';
export type * from './groups.ts';
export type * from './invites.ts';
export type * from './joins.ts';
export type * from './knowledge.ts';
export type * from './leave.ts';
export type * from './messages.ts';
export type * from './order-assets.ts';
export type * from './order-sources.ts';
export type * from './order-types.ts';
export type * from './orders.ts';
export type * from './plans.ts';
export type * from './pm-orders.ts';
export type * from './pm-plans.ts';
export type * from './pool.ts';
export type * from './projects.ts';
export type * from './push.ts';
export type * from './reporters.ts';
export type * from './reports.ts';
export type * from './requirements.ts';
export type * from './reviews.ts';
export type * from './schedules.ts';
export type * from './templates.ts';
export type * from './tracking.ts';
export type * from './webhooks.ts';
export type * from './workbench.ts';
export type * from './shapes.ts';

/** Every domain of the contract with its calls as methods. */
export interface ContractMethods {
  account: AccountMethods;
  app: AppMethods;
  assetClasses: AssetClassesMethods;
  assets: AssetsMethods;
  assistant: AssistantMethods;
  auth: AuthMethods;
  backlog: BacklogMethods;
  calendars: CalendarsMethods;
  captcha: CaptchaMethods;
  catalogs: CatalogsMethods;
  cells: CellsMethods;
  customers: CustomersMethods;
  deviceOrders: DeviceOrdersMethods;
  devices: DevicesMethods;
  dictionary: DictionaryMethods;
  dispatch: DispatchMethods;
  duty: DutyMethods;
  employees: EmployeesMethods;
  engineers: EngineersMethods;
  entrust: EntrustMethods;
  events: EventsMethods;
  files: FilesMethods;
  groups: GroupsMethods;
  invites: InvitesMethods;
  joins: JoinsMethods;
  knowledge: KnowledgeMethods;
  leave: LeaveMethods;
  messages: MessagesMethods;
  orderAssets: OrderAssetsMethods;
  orderSources: OrderSourcesMethods;
  orderTypes: OrderTypesMethods;
  orders: OrdersMethods;
  plans: PlansMethods;
  pmOrders: PmOrdersMethods;
  pmPlans: PmPlansMethods;
  pool: PoolMethods;
  projects: ProjectsMethods;
  push: PushMethods;
  reporters: ReportersMethods;
  reports: ReportsMethods;
  requirements: RequirementsMethods;
  reviews: ReviewsMethods;
  schedules: SchedulesMethods;
  templates: TemplatesMethods;
  tracking: TrackingMethods;
  webhooks: WebhooksMethods;
  workbench: WorkbenchMethods;
}

/** What every call takes and answers, by its id: the types that the methods speak of. */
export interface NamedCalls
  extends AccountCalls,
    AppCalls,
    AssetClassesCalls,
    AssetsCalls,
    AssistantCalls,
    AuthCalls,
    BacklogCalls,
    CalendarsCalls,
    CaptchaCalls,
    CatalogsCalls,
    CellsCalls,
    CustomersCalls,
    DeviceOrdersCalls,
    DevicesCalls,
    DictionaryCalls,
    DispatchCalls,
    DutyCalls,
    EmployeesCalls,
    EngineersCalls,
    EntrustCalls,
    EventsCalls,
    FilesCalls,
    GroupsCalls,
    InvitesCalls,
    JoinsCalls,
    KnowledgeCalls,
    LeaveCalls,
    MessagesCalls,
    OrderAssetsCalls,
    OrderSourcesCalls,
    OrderTypesCalls,
    OrdersCalls,
    PlansCalls,
    PmOrdersCalls,
    PmPlansCalls,
    PoolCalls,
    ProjectsCalls,
    PushCalls,
    ReportersCalls,
    ReportsCalls,
    RequirementsCalls,
    ReviewsCalls,
    SchedulesCalls,
    TemplatesCalls,
    TrackingCalls,
    WebhooksCalls,
    WorkbenchCalls {}
