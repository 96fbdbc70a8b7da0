// Written by `pnpm gen` from the contract and its docs.
import type { AccountCalls } from './account.ts';
import type { AppCalls } from './app.ts';
import type { AssetClassesCalls } from './asset-classes.ts';
import type { AssetsCalls } from './assets.ts';
import type { AssistantCalls } from './assistant.ts';
import type { AuthCalls } from './auth.ts';
import type { BacklogCalls } from './backlog.ts';
import type { CalendarsCalls } from './calendars.ts';
import type { CaptchaCalls } from './captcha.ts';
import type { CatalogsCalls } from './catalogs.ts';
import type { CellsCalls } from './cells.ts';
import type { CustomersCalls } from './customers.ts';
import type { DeviceOrdersCalls } from './device-orders.ts';
import type { DevicesCalls } from './devices.ts';
import type { DictionaryCalls } from './dictionary.ts';
import type { DispatchCalls } from './dispatch.ts';
import type { DutyCalls } from './duty.ts';
import type { EmployeesCalls } from './employees.ts';
import type { EngineersCalls } from './engineers.ts';
import type { EntrustCalls } from './entrust.ts';
import type { EventsCalls } from './events.ts';
import type { FilesCalls } from './files.ts';
import type { GroupsCalls } from './groups.ts';
import type { InvitesCalls } from './invites.ts';
import type { JoinsCalls } from './joins.ts';
import type { KnowledgeCalls } from './knowledge.ts';
import type { LeaveCalls } from './leave.ts';
import type { MessagesCalls } from './messages.ts';
import type { OrderAssetsCalls } from './order-assets.ts';
import type { OrderSourcesCalls } from './order-sources.ts';
import type { OrderTypesCalls } from './order-types.ts';
import type { OrdersCalls } from './orders.ts';
import type { PlansCalls } from './plans.ts';
import type { PmOrdersCalls } from './pm-orders.ts';
import type { PmPlansCalls } from './pm-plans.ts';
import type { PoolCalls } from './pool.ts';
import type { ProjectsCalls } from './projects.ts';
import type { PushCalls } from './push.ts';
import type { ReportersCalls } from './reporters.ts';
import type { ReportsCalls } from './reports.ts';
import type { RequirementsCalls } from './requirements.ts';
import type { ReviewsCalls } from './reviews.ts';
import type { SchedulesCalls } from './schedules.ts';
import type { TemplatesCalls } from './templates.ts';
import type { TrackingCalls } from './tracking.ts';
import type { WebhooksCalls } from './webhooks.ts';
import type { WorkbenchCalls } from './workbench.ts';

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

/** What every call takes and answers, by its id: the types that the client's methods speak of. */
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
