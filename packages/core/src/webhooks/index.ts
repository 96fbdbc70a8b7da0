/** Door "@svcdesk/core/webhooks": receive what a svcdesk server sends, and know that it is from there. */
export {
  signWebhook,
  type VerifyOptions,
  verifyWebhook,
  type WebhookDelivery,
  type WebhookHeaders,
} from './verify-webhook.ts';
