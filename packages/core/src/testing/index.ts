/** Door "@svcdesk/core/testing": test a program that uses the SDK without a server. */
export { type MockAnswers, mockServer } from './mock-server.ts';
export { type MockAnswer, type MockTransport, mockTransport } from './mock-transport.ts';
export { sampleWebhook, type WebhookBody } from './sample-webhook.ts';
export { sampleData, sampleRequest } from './samples.ts';
