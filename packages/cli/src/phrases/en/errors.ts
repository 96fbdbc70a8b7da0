import type { errors as source } from '../zh-CN/errors.ts';

/** What went wrong, and what to do next. */
export const errors: typeof source = {
  unreachable: 'Cannot reach {server} ({why}).',
  why: {
    refused: 'nobody listens there',
    notFound: 'there is no such host',
    cut: 'the connection broke off',
    noRoute: 'no network leads there',
    timeout: 'the connection took too long',
    ownCertificate: 'its certificate is signed by itself or by a company of its own',
    expiredCertificate: 'its certificate has expired',
    otherCertificate: 'its certificate is for another host',
  },
  certificateHint:
    'If you trust it, name the file of the certificate (PEM) that signs it in NODE_EXTRA_CA_CERTS.',
  expiredHint: 'Tell whoever runs the server; check the clock of this computer too.',
  diskFull: 'The disk is full: {file} could not be written.',
  notWritable: '{file} cannot be written: no permission.',
  output: 'the output',
  unreachableHint: 'Is the server running? Give another address by --server or SVCDESK_SERVER.',
  timeout: 'No reply from {server} within {seconds} {seconds|second|seconds}.',
  timeoutHint: 'Use --timeout to wait longer.',
  notService: '{server} did not answer as a service desk does (HTTP {httpStatus}).',
  signInHint: 'Sign in: {command}',
  passwordHint: 'Change it: {command}',
  ofFile: '"{file}": {message}',
  tokenHint: 'The token in SVCDESK_TOKEN is not valid.',
  captchaHint:
    'The server asks for the slider check, which a terminal cannot show. Sign in once with a browser on this computer: then it works here, too. Without that it works an hour after the last wrong password.',
  retryAfter: 'Try again in {seconds} {seconds|second|seconds}.',
  serverTooOld: 'The server does not know this call; it is probably older than this program.',
  serverTooOldHint: 'Compare the versions: svcdesk doctor',
  noProfile: 'There is no profile "{name}".',
  profilesThere: 'There are: {names}',
  notThere: 'There is no {thing} "{name}", or it is not yours to see.',
  unclear: 'Which {thing} is meant by "{name}" is not clear.',
  nearNames: 'Near it: {names}',
  wrongFields: 'Something is not right:',
  nextHint: 'Do that first: {command}',
  sameKey:
    'It is not certain whether this was done. Repeat the command with the same key: it is never done twice, and you hear what became of it. Add --idempotency-key {key}',
  sameKeyFor:
    'It is not certain whether this was done. Repeat the command for {named} with the same key: it is never done twice, and you hear what became of it. Add --idempotency-key {key}',
  fileUncertain: 'It is not certain whether the file arrived. Nothing uses it yet: send it again.',
  passwordUncertain:
    'It is not certain whether the password was changed. Sign in with the new one, and with the old one if that fails.',
  refreshHint: 'See how it stands now: {command}',
  request: 'Request {requestId}',
  unexpected: 'Unexpected error: {message}',
  debugHint: 'Add --debug for details.',
};
