/** A verification code on its way to a phone. */
export interface OutgoingCode {
  readonly phone: string;
  readonly code: string;
  /** What it is for, such as `login`. */
  readonly operate: string;
  readonly expiresAt: string;
}

/** Takes a code to its phone; rejects when it could not. */
export type CodeSender = (code: OutgoingCode) => Promise<void>;
