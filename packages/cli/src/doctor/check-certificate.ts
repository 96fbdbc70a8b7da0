import { connect, type PeerCertificate } from 'node:tls';
import { format } from '@svcdesk/core/phrases';
import dayjs from 'dayjs';
import type { Context } from '../command.ts';
import type { Finding } from './finding.ts';

/** Days before the end of a certificate from which on somebody should know. */
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
function certificateOf(host: string, port: number): Promise<PeerCertificate | undefined> {
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port,
      servername: /^[\d.:]+$/.test(host) ? undefined : host,
      rejectUnauthorized: false,
    });
    const done = (certificate?: PeerCertificate) => {
      socket.destroy();
      resolve(certificate);
    };
    socket.setTimeout(certificateTimeoutMs, () => done());
    socket.once('secureConnect', () => done(socket.getPeerCertificate()));
    socket.once('error', () => done());
  });
}
