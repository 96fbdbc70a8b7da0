export {
  buildClient,
  buildCustomer,
  buildGroup,
  buildStaff,
  buildTenant,
  newId,
  type TestAccount,
  type TestTenant,
  testPassword,
} from './builders.ts';
export { advanceToHour, createTestClock, type TestClock } from './clock.ts';
export {
  emptyDatabase,
  foreignDatabase,
  type SpareDatabase,
  settingsOf,
  spareDatabase,
  testDatabase,
} from './database.ts';
export { buildDesk, draftOf, newPhone, type TestDesk } from './desk.ts';
export { linkPartner, linkTenants, type TestPartner } from './partner.ts';
export { post, type RawAnswer, send } from './raw-request.ts';
export { jobNamed, runJob } from './run-job.ts';
export { type TestServer, type TestServerOptions, testServer } from './test-server.ts';
