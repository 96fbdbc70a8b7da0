/**
 * Door "@svcdesk/core/events": hear of what happens as it happens, by server-sent events over lines that break.
 */
export { type Listening, type ListenOptions, listenToEvents, type StreamEvent } from './listen-to-events.ts';
