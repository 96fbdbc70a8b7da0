export { maxKeepaliveBytes, type PageWindow, pageHost } from './page-host.ts';
export { findPublicIp, type PublicIpOptions, publicIpWaitMs } from './public-ip.ts';
export {
  createTracker,
  maxTrackingFailures,
  maxTrackingQueue,
  type Tracker,
  type TrackerOptions,
  type TrackingHost,
  trackingIntervalMs,
  type UsageModule,
} from './tracker.ts';
