/** What the main thread hands over when it starts the worker. */
export interface WorkerStart {
  readonly dataDir: string;
}

/** From the worker: the database is open. Everything after it is bytes of answers. */
export const openedReply = 'opened';

/** To the worker: end the database properly. Everything before it is bytes of requests. */
export const closeRequest = 'close';
