import { statSync } from 'node:fs';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import type { Profile } from '../session/profile.ts';
import type { Finding } from './finding.ts';

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
