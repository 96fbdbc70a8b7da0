/** Door "@svcdesk/core/testing": test a program that uses the SDK without a server. */
export { type FakeDeskAnswers, fakeDesk } from './fake-desk.ts';
export { type FakeAnswer, type FakeTransport, fakeTransport } from './fake-transport.ts';
export { sampleData, sampleRequest } from './samples.ts';
