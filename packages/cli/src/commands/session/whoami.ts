import * as account from '@svcdesk/core/contract/account';
import { format } from '@svcdesk/core/phrases';
import { defineCommand } from '../../command/command.ts';
import { exitCode } from '../../errors/exit-codes.ts';
import { headingOf } from '../../orders/order-columns.ts';
import { namedLines } from '../../output/named-values.ts';
import type { Item } from '../../output/output.ts';
import { printableLine } from '../../output/printable.ts';
import { localTime } from '../../output/time.ts';
import { clientType, connectSignedIn } from '../../session/connection.ts';

const fields = [
  'server',
  'profile',
  'account',
  'name',
  'type',
  'tenantName',
  'customerName',
  'roles',
  'groups',
  'expiresAt',
  'mustChangePassword',
  'tokenSource',
  'storage',
] as const;

/** `svcdesk whoami` */
export const whoami = defineCommand({
  name: 'whoami',
  flags: {},
  examples: { text: 'svcdesk whoami', json: 'svcdesk whoami --json=account,expiresAt' },
  exitCodes: [exitCode.signInNeeded, exitCode.network],
  fields: () => fields,
  async run(_input, context) {
    const { caller, profile, session, tokenSource } = connectSignedIn(context);
    const person = await caller.call(account.personal, {});
    const kept = tokenSource === 'profile' ? session.current() : undefined;
    const item: Item & Record<(typeof fields)[number], unknown> = {
      server: profile.server,
      profile: profile.name,
      account: person.account,
      name: person.name,
      type: person.type === clientType ? 'client' : 'staff',
      tenantName: person.tenantName,
      customerName: person.customerName,
      roles: person.roles,
      groups: person.groups,
      expiresAt: kept?.expiresAt,
      mustChangePassword: person.mustChangePassword,
      tokenSource,
      storage: kept && profile.file,
    };
    const { words, domain } = context.phrases;
    const roleNames: Readonly<Record<string, string>> = domain.roles.role;
    const shown: Record<string, string | undefined> = {
      ...Object.fromEntries(namedLines(item)),
      type: words[item.type === 'client' ? 'client' : 'staff'],
      groups: person.groups.map(({ name, lead }) => (lead ? `${name} (${words.lead})` : name)).join(', '),
      roles: person.roles.map((role) => roleNames[role] ?? role).join(', '),
      expiresAt: kept && localTime(kept.expiresAt),
      mustChangePassword: person.mustChangePassword ? words.yes : undefined,
      tokenSource: kept
        ? format(words.fromProfile, { profile: profile.name, file: profile.file })
        : words.fromEnvironment,
      profile: undefined,
      storage: undefined,
    };
    return {
      kind: 'one',
      item,
      people: async () => {
        const { labelled } = await import('../../output/labelled.ts');
        const pairs = fields.map(
          (field) => [headingOf(field, context), shown[field] && printableLine(shown[field])] as const,
        );
        return (await labelled(pairs, context.terminal)).join('\n');
      },
      lines: () => namedLines(item),
    };
  },
});
