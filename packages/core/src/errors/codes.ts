/**
 * Every outcome a reply or the client itself can name, in one table.
 *
 * `status` and `errorCode` travel in the envelope, `http` is the transport status when it is not 200,
 * `kind` says who has to deal with it, the server's answer unless said; `retryable` whether the same request may succeed later by itself.
 */
export const errorCodes = {
  badRequest: { status: 10001 },
  wrongCredentials: { status: 10002 },
  locked: { status: 10003 },
  notSignedIn: { status: 10004, kind: 'session' },
  codeWrong: { status: 10005 },
  tokenUnknown: { status: 10006, kind: 'session' },
  tooManyRequests: { status: 10007, http: 429, retryable: true },
  tokenExpired: { status: 10008, kind: 'session' },
  captchaNeeded: { status: 10009 },
  sessionEnded: { status: 4011, kind: 'session' },
  accountDisabled: { status: 4012, kind: 'session' },
  passwordChanged: { status: 4014, kind: 'session' },
  noPermission: { status: 10403, errorCode: '4013' },
  notFound: { status: 10404 },
  orderChanged: { status: 10409, errorCode: '13001', kind: 'rule' },
  retakeChanged: { status: 10409, errorCode: '13005', kind: 'rule' },
  distributeChanged: { status: 10409, errorCode: '13006', kind: 'rule' },
  requirementLocked: { status: 10409, errorCode: '13010', kind: 'rule' },
  notAllowed: { status: 10410, kind: 'rule' },
  tooLarge: { status: 10413, http: 413 },
  mediaType: { status: 10415, http: 415 },
  keyReused: { status: 10422 },
  internal: { status: 10500, http: 500 },
  unavailable: { status: 10503, http: 503, retryable: true },
  adminRefused: { kind: 'session' },
  network: { kind: 'network', retryable: true },
  timeout: { kind: 'network', retryable: true },
  aborted: { kind: 'network' },
  badReply: { kind: 'http' },
  contractBroken: { kind: 'contract' },
  webhookInvalid: { kind: 'contract' },
  callerFault: { kind: 'caller' },
} as const satisfies Record<string, ErrorCodeRow>;

/** What is known of an outcome. */
export interface ErrorCodeRow {
  status?: number;
  errorCode?: string;
  http?: number;
  kind?: ErrorKind;
  retryable?: boolean;
}

/** Who has to deal with an error: the line, the transport, the server's answer, our contract, the session, a rule of the order, the program that calls. */
export type ErrorKind = 'network' | 'http' | 'api' | 'contract' | 'session' | 'rule' | 'caller';

/** Stable name of an outcome; branch on this, never on text. */
export type ErrorCode = keyof typeof errorCodes;

/** Success in the envelope. */
export const okStatus = 10000;

function rows(): [ErrorCode, ErrorCodeRow][] {
  return Object.entries(errorCodes) as [ErrorCode, ErrorCodeRow][];
}

/** Whether a status is one of the six that mean "not logged in". */
export function isNotSignedIn(status: number): boolean {
  return rows().some(([, row]) => row.kind === 'session' && row.status === status);
}

/** What a gateway says of a server that it cannot reach, or that does not answer it. */
const gatewayFailures = [502, 504];

/** The code that a bare HTTP status stands for, as a gateway before the server gives it; a 500 may be anything. */
export function codeOfHttp(http: number): ErrorCode | undefined {
  if (gatewayFailures.includes(http)) return 'unavailable';
  return http === 500 ? undefined : rows().find(([, row]) => row.http === http)?.[0];
}

/** The row of a code, with its optional parts. */
export function errorRow(code: ErrorCode): ErrorCodeRow {
  return errorCodes[code];
}

/** Finds the code of a reply; an unknown status of a newer server gives undefined. */
export function codeOf(status: number, errorCode?: string): ErrorCode | undefined {
  const same = rows().filter(([, row]) => row.status === status);
  // Error code 4013 means no permission whatever the status says.
  const exact = errorCode && rows().find(([, row]) => row.errorCode === errorCode);
  return (exact || same.find(([, row]) => !row.errorCode) || same[0])?.[0];
}
