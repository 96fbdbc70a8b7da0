/** Door "@svcdesk/core/testing": test a program that uses the SDK without a server. */
export { type FakeAnswer, type FakeTransport, fakeTransport } from './fake-transport.ts';
