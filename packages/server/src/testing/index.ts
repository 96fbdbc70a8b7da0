export {
  buildClient,
  buildCustomer,
  buildEmptyTenant,
  buildGroup,
  buildStaff,
  newId,
  type TenantRef,
  type TestAccount,
  testPassword,
} from './builders.ts';
export {
  emptyDatabase,
  foreignDatabase,
  type SpareDatabase,
  settingsOf,
  spareDatabase,
  testDatabase,
} from './database.ts';
export { linkPartner, linkTenants, type TestPartner } from './partner.ts';
export { post, type RawAnswer, send } from './raw-request.ts';
export { speaksForBoth, triesAtLength } from './speaks-for-both.ts';
export {
  buildCalendar,
  buildTenant,
  draftOf,
  newPhone,
  type TestTenant,
} from './tenant.ts';
export {
  advanceToHour,
  advanceToWeekday,
  createTestClock,
  jobNamed,
  runJob,
  type TestClock,
  type TestServer,
  type TestServerOptions,
  testServer,
} from './test-server.ts';
