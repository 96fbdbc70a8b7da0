export { type PageWindow, pageHost } from './page-host.ts';
export { findPublicIp, type PublicIpOptions, publicIpWaitMs } from './public-ip.ts';
export {
  createTracker,
  type Tracker,
  type TrackerOptions,
  type TrackingHost,
  trackingFailuresMost,
  trackingIntervalMs,
  trackingQueueMost,
  type UsageModule,
} from './tracker.ts';
