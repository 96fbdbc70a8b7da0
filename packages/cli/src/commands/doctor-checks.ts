import { statSync } from 'node:fs';
import * as tls from 'node:tls';
import { SvcdeskError } from '@svcdesk/core';
import { personal } from '@svcdesk/core/contract/account';
import { config } from '@svcdesk/core/contract/app';
import { format } from '@svcdesk/core/phrases';
import dayjs from 'dayjs';
import type { Context } from '../command.ts';
import { localTime } from '../print/time.ts';
import { describe } from '../report.ts';
import { connect } from '../session/connection.ts';
import { isUnencrypted, type Profile } from '../session/profile.ts';
import { transportFor } from '../session/transport.ts';

/** How a check ended. */
export type Verdict = 'ok' | 'warning' | 'failed';

/** What a check found, and what to do where it is not as it should be. */
export interface Finding {
  /** Stable name of the check. */
  readonly check: string;
  readonly verdict: Verdict;
  readonly found: string;
  readonly advice?: string | undefined;
}

/** The first Node whose versions are still mended when this was written. */
const keptNode = 22;

/** Rights of others on a file. */
const ofOthers = 0o077;

/** What stands on this side: Node, the profile's file, the proxy, the terminal. */
export async function checkMachine(profile: Profile, context: Context): Promise<Finding[]> {
  return [
    checkNode(context),
    ...checkFile(profile, context),
    await checkProxy(profile, context),
    checkTerminal(context),
  ];
}

function checkNode({ phrases }: Context): Finding {
  const { node } = process.versions;
  const isOld = Number.parseInt(node, 10) < keptNode;
  const found = `Node ${node}`;
  return isOld
    ? { check: 'node', verdict: 'warning', found, advice: phrases.doctor.newerNode }
    : { check: 'node', verdict: 'ok', found };
}

function checkFile({ file, name }: Profile, { host, phrases }: Context): Finding[] {
  const words = phrases.doctor;
  try {
    const isOpen = host.platform !== 'win32' && (statSync(file).mode & ofOthers) !== 0;
    const found = format(words.profile, { name, file });
    if (!isOpen) return [{ check: 'profile', verdict: 'ok', found }];
    return [{ check: 'profile', verdict: 'failed', found, advice: format(words.closeFile, { file }) }];
  } catch {
    return [{ check: 'profile', verdict: 'ok', found: format(words.noProfileYet, { name }) }];
  }
}

async function checkProxy({ server }: Profile, { phrases }: Context): Promise<Finding> {
  const { getProxyForUrl } = await import('proxy-from-env');
  const proxy = getProxyForUrl(server);
  if (!proxy) return { check: 'proxy', verdict: 'ok', found: phrases.doctor.noProxy };
  // A proxy's address may hold a password.
  const { protocol, host: at } = new URL(proxy);
  return {
    check: 'proxy',
    verdict: 'ok',
    found: format(phrases.doctor.proxy, { proxy: `${protocol}//${at}` }),
  };
}

function checkTerminal({ host, phrases, terminal, locale }: Context): Finding {
  const words = phrases.doctor;
  if (!host.stdout.isTTY) return { check: 'terminal', verdict: 'ok', found: words.noTerminal };
  const { LC_ALL, LC_CTYPE, LANG } = host.env;
  const charset = LC_ALL || LC_CTYPE || LANG;
  const found = format(words.terminal, { columns: terminal.columns, locale });
  const isUtf8 = host.platform === 'win32' || !charset || /utf-?8/i.test(charset);
  return isUtf8
    ? { check: 'terminal', verdict: 'ok', found }
    : { check: 'terminal', verdict: 'warning', found, advice: words.useUtf8 };
}

/** Seconds that clocks may differ before signatures, deadlines and codes suffer. */
const skewMaxSeconds = 60;

/** Longest wait for an answer. */
const timeoutMs = 10_000;

/** Whether the server answers, how fast, in which version, and by which clock. */
export async function checkServer(profile: Profile, context: Context): Promise<Finding[]> {
  const { host, phrases } = context;
  const words = phrases.doctor;
  const started = performance.now();
  try {
    const reply = await transportFor(host.env)({
      method: config.method,
      url: `${profile.server}${config.path}`,
      headers: {},
      signal: AbortSignal.timeout(timeoutMs),
    });
    const ms = Math.round(performance.now() - started);
    const settings = config.data().safeParse(parsed(await reply.text()));
    if (!settings.success) throw new SvcdeskError('badReply', { httpStatus: reply.status });
    return [
      { check: 'server', verdict: 'ok', found: format(words.answers, { server: profile.server, ms }) },
      versionFinding(settings.data.version, context),
      ...clockFinding(reply.header('date'), context),
      ...(isUnencrypted(profile.server)
        ? [
            {
              check: 'encryption',
              verdict: 'warning' as const,
              found: words.unencrypted,
              advice: words.useHttps,
            },
          ]
        : []),
    ];
  } catch (cause) {
    const isTimeout = (cause as Error).name === 'TimeoutError';
    const error =
      cause instanceof SvcdeskError ? cause : new SvcdeskError(isTimeout ? 'timeout' : 'network', { cause });
    const { message, hint } = describe(error, context);
    return [{ check: 'server', verdict: 'failed', found: message, advice: hint }];
  }
}

function versionFinding(version: string, { host, phrases }: Context): Finding {
  const words = phrases.doctor;
  const found = format(words.versions, { program: host.version, server: version });
  const [own, theirs] = [host.version, version].map((each) => each.split('.').slice(0, 2).map(Number));
  const by = (own?.[0] ?? 0) - (theirs?.[0] ?? 0) || (own?.[1] ?? 0) - (theirs?.[1] ?? 0);
  if (by === 0) return { check: 'version', verdict: 'ok', found };
  return {
    check: 'version',
    verdict: 'warning',
    found,
    advice: by > 0 ? words.serverOlder : words.programOlder,
  };
}

function clockFinding(date: string | null, { host, phrases }: Context): Finding[] {
  if (!date) return [];
  const seconds = Math.round(Math.abs(Date.parse(date) - host.now().getTime()) / 1000);
  const isFar = seconds > skewMaxSeconds;
  const found = format(phrases.doctor.skew, { seconds });
  return [
    isFar
      ? { check: 'clock', verdict: 'failed', found, advice: phrases.doctor.setClock }
      : { check: 'clock', verdict: 'ok', found },
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Days before the end of a certificate from which on the operator should know. */
const soonDays = 21;

/** Longest wait for the certificate. */
const certificateTimeoutMs = 10_000;

/** How long the certificate of an https server is good for; nothing to say of others, nor where none comes. */
export async function checkCertificate(server: string, { host, phrases }: Context): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(server);
  if (protocol !== 'https:') return [];
  const certificate = await certificateOf(hostname.replace(/^\[|\]$/g, ''), Number(port || '443'));
  if (!certificate?.valid_to) return [];
  const end = dayjs(certificate.valid_to);
  const days = end.diff(dayjs(host.now()), 'day');
  const found = format(phrases.doctor.certificate, { date: end.format('YYYY-MM-DD'), days });
  return [
    days < soonDays
      ? { check: 'certificate', verdict: 'warning', found, advice: phrases.doctor.renew }
      : { check: 'certificate', verdict: 'ok', found },
  ];
}

/** Whether it is to be trusted is told by the call itself; here it is only read. */
function certificateOf(host: string, port: number): Promise<tls.PeerCertificate | undefined> {
  return new Promise((resolve) => {
    const socket = tls.connect({
      host,
      port,
      servername: /^[\d.:]+$/.test(host) ? undefined : host,
      rejectUnauthorized: false,
    });
    const done = (certificate?: tls.PeerCertificate) => {
      socket.destroy();
      resolve(certificate);
    };
    socket.setTimeout(certificateTimeoutMs, () => done());
    socket.once('secureConnect', () => done(socket.getPeerCertificate()));
    socket.once('error', () => done());
  });
}

/** Who is signed in, and whether the server knows the session. */
export async function checkSession(context: Context): Promise<Finding> {
  const words = context.phrases.doctor;
  const { caller, session, tokenSource, profile } = connect(context);
  const login = format(context.phrases.errors.signInHint, { command: 'svcdesk login' });
  if (!tokenSource) return { check: 'session', verdict: 'warning', found: words.nobody, advice: login };
  try {
    const { name, account } = await caller.call(personal, {});
    const expires = tokenSource === 'profile' ? session.current()?.expiresAt : undefined;
    const where = tokenSource === 'environment' ? 'SVCDESK_TOKEN' : profile.place();
    return {
      check: 'session',
      verdict: 'ok',
      found: format(expires ? words.signedInUntil : words.signedIn, {
        name: account ?? name,
        where,
        expires: expires && localTime(expires),
      }),
    };
  } catch (error) {
    const { message, hint } = describe(error, context);
    return { check: 'session', verdict: 'failed', found: message, advice: hint };
  }
}
