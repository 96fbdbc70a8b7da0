/** Door "@svcdesk/core/webhooks": receive what a svcdesk server sends, and know that it is from there. */
export type { WebhookData } from '../contract/webhook-data.ts';
export {
  type DeliveryOf,
  signWebhook,
  type VerifyOptions,
  verifyWebhook,
  type WebhookDelivery,
  type WebhookHeaders,
} from './verify-webhook.ts';
