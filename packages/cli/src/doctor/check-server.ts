import { SvcdeskError } from '@svcdesk/core';
import { config } from '@svcdesk/core/contract/app';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { describe } from '../report.ts';
import { isUnencrypted, type Profile } from '../session/profile.ts';
import { transportFor } from '../session/transport.ts';
import type { Finding } from './finding.ts';

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
