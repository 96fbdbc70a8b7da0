/**
 * Door "@svcdesk/core/browser": what a page has around its calls, each given the host that it needs: the slider,
 * usage tracking and the public address, the bridge to a native shell, the watch for a newer version, and uploads that tell
 * how far they are.
 */
export * from '../captcha/index.ts';
export * from '../shell/index.ts';
export * from '../tracking/index.ts';
export * from '../uploads/index.ts';
export * from '../version/index.ts';
