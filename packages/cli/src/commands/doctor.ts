import { personal } from '@svcdesk/core/contract/account';
import { config } from '@svcdesk/core/contract/app';
import { format } from '@svcdesk/core/phrases';
import { type Context, defineCommand } from '../command.ts';
import { exitCode } from '../errors.ts';
import { streamOf } from '../print/output.ts';
import { profileOf } from '../session/profile.ts';
import {
  checkCertificate,
  checkMachine,
  checkServer,
  checkSession,
  type Finding,
  type Verdict,
} from './doctor-checks.ts';

const colours = { ok: 'green', warning: 'yellow', failed: 'red' } as const satisfies Record<Verdict, string>;

/** `svcdesk doctor` */
export const doctor = defineCommand({
  name: 'doctor',
  calls: [config, personal],
  arguments: [],
  flags: {},
  output: 'detail',
  examples: { one: 'svcdesk doctor', other: 'svcdesk doctor --server https://desk.example.com' },
  fields: () => ['verdict', 'findings'],
  async run(_input, context) {
    const profile = profileOf(context);
    const [machine, server, certificate] = await Promise.all([
      checkMachine(profile, context),
      checkServer(profile, context),
      checkCertificate(profile.server, context),
    ]);
    // Where the server cannot be reached, a line about the session adds nothing.
    const isReached = server[0]?.verdict === 'ok';
    const findings = [
      ...machine,
      ...server,
      ...certificate,
      ...(isReached ? [await checkSession(context)] : []),
    ];
    const verdict = worst(findings);
    const exit = verdict !== 'failed' ? exitCode.ok : isReached ? exitCode.failed : exitCode.network;
    const { json, jq, template } = context.globals;
    // A line each, for programs that read lines.
    if (!context.terminal.forPeople && json === undefined && jq === undefined && template === undefined) {
      const columns = ['check', 'verdict', 'found', 'advice'];
      return {
        kind: 'rows',
        items: streamOf(...findings.map((each) => ({ ...each }))),
        columns,
        finish: () => exit,
      };
    }
    return {
      kind: 'detail',
      item: { verdict, findings },
      people: () => inWords(findings, context),
      exitCode: exit,
    };
  },
});

function worst(findings: readonly Finding[]): Verdict {
  const all = findings.map(({ verdict }) => verdict);
  return all.includes('failed') ? 'failed' : all.includes('warning') ? 'warning' : 'ok';
}

function inWords(findings: readonly Finding[], { phrases, terminal }: Context): string {
  const words = phrases.doctor;
  const lines = findings.flatMap(({ verdict, check, found, advice }) => [
    `${terminal.colours[colours[verdict]](words.verdicts[verdict])}  ${words.checks[check as keyof typeof words.checks]}: ${found}`,
    ...(advice ? [format(words.advice, { advice })] : []),
  ]);
  return lines.join('\n');
}
