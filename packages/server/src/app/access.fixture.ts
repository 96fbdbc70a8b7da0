import { accountAccess } from '../modules/account/access.fixture.ts';
import { appAccess } from '../modules/app/access.fixture.ts';
import { assetClassesAccess, assetsAccess } from '../modules/assets/access.fixture.ts';
import { assistantAccess } from '../modules/assistant/access.fixture.ts';
import { authAccess } from '../modules/auth/access.fixture.ts';
import { backlogAccess } from '../modules/backlog/access.fixture.ts';
import { calendarsAccess } from '../modules/calendars/access.fixture.ts';
import { catalogsAccess, orderTypesAccess } from '../modules/catalogs/access.fixture.ts';
import { deviceOrdersAccess } from '../modules/device-orders/access.fixture.ts';
import { devicesAccess } from '../modules/devices/access.fixture.ts';
import { dictionaryAccess } from '../modules/dictionary/access.fixture.ts';
import { dispatchAccess } from '../modules/dispatch/access.fixture.ts';
import { dutyAccess } from '../modules/duty/access.fixture.ts';
import { employeesAccess } from '../modules/employees/access.fixture.ts';
import { engineersAccess, reviewsAccess } from '../modules/engineers/access.fixture.ts';
import { entrustAccess } from '../modules/entrust/access.fixture.ts';
import { eventsAccess } from '../modules/events/access.fixture.ts';
import { filesAccess } from '../modules/files/access.fixture.ts';
import { groupsAccess } from '../modules/groups/access.fixture.ts';
import { invitesAccess } from '../modules/invites/access.fixture.ts';
import { joinsAccess } from '../modules/join-requests/access.fixture.ts';
import { knowledgeAccess } from '../modules/knowledge/access.fixture.ts';
import { messagesAccess } from '../modules/messages/access.fixture.ts';
import { orderAssetsAccess } from '../modules/order-assets/access.fixture.ts';
import { orderSourcesAccess } from '../modules/order-sources/access.fixture.ts';
import { ordersAccess } from '../modules/orders/access.fixture.ts';
import { plansAccess } from '../modules/plans/access.fixture.ts';
import { pmOrdersAccess, pmPlansAccess } from '../modules/pm/access.fixture.ts';
import { poolAccess } from '../modules/pool/access.fixture.ts';
import { projectsAccess } from '../modules/projects/access.fixture.ts';
import { pushAccess } from '../modules/push/access.fixture.ts';
import { reportersAccess } from '../modules/reporters/access.fixture.ts';
import { reportsAccess } from '../modules/reports/access.fixture.ts';
import { requirementsAccess } from '../modules/requirements/access.fixture.ts';
import { schedulesAccess } from '../modules/schedules/access.fixture.ts';
import { sitesAccess } from '../modules/sites/access.fixture.ts';
import { templatesAccess } from '../modules/templates/access.fixture.ts';
import { leaveAccess } from '../modules/time-off/access.fixture.ts';
import { webhooksAccess } from '../modules/webhooks/access.fixture.ts';
import { workbenchAccess } from '../modules/workbench/access.fixture.ts';
import type { AccessRow } from '../testing/access.ts';

/** What each call is asked for: a module's rows stand beside its handlers. */
export const accessRows: Readonly<Record<string, AccessRow | undefined>> = {
  ...accountAccess,
  ...appAccess,
  ...assistantAccess,
  ...assetClassesAccess,
  ...assetsAccess,
  ...authAccess,
  ...backlogAccess,
  ...calendarsAccess,
  ...catalogsAccess,
  ...sitesAccess,
  ...deviceOrdersAccess,
  ...devicesAccess,
  ...dictionaryAccess,
  ...dispatchAccess,
  ...dutyAccess,
  ...entrustAccess,
  ...eventsAccess,
  ...employeesAccess,
  ...engineersAccess,
  ...filesAccess,
  ...groupsAccess,
  ...invitesAccess,
  ...joinsAccess,
  ...knowledgeAccess,
  ...leaveAccess,
  ...messagesAccess,
  ...orderAssetsAccess,
  ...ordersAccess,
  ...orderSourcesAccess,
  ...orderTypesAccess,
  ...plansAccess,
  ...pmOrdersAccess,
  ...pmPlansAccess,
  ...poolAccess,
  ...projectsAccess,
  ...pushAccess,
  ...reportersAccess,
  ...reportsAccess,
  ...requirementsAccess,
  ...schedulesAccess,
  ...reviewsAccess,
  ...templatesAccess,
  ...workbenchAccess,
  ...webhooksAccess,
};
