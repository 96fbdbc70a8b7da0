import * as account from '@svcdesk/core/contract/account';
import { format } from '@svcdesk/core/phrases';
import { sideOf } from '@svcdesk/core/roles';
import { defineCommand } from '../../command/command.ts';
import type { Item } from '../../output/output.ts';
import { connectSignedIn } from '../../session/connection.ts';

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

/** `svcdesk auth status` */
export const status = defineCommand({
  name: 'auth status',
  calls: [account.personal],
  arguments: [],
  flags: {},
  output: 'sheet',
  examples: { text: 'svcdesk auth status', json: 'svcdesk whoami --json=account,expiresAt' },
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
      type: sideOf(person),
      tenantName: person.tenantName,
      customerName: person.customerName,
      roles: person.roles,
      groups: person.groups,
      expiresAt: kept?.expiresAt,
      mustChangePassword: person.mustChangePassword,
      tokenSource,
      storage: kept && (profile.place() === 'keyring' ? 'keyring' : profile.file),
    };
    return {
      kind: 'sheet',
      item,
      async people() {
        const { words } = context.phrases;
        const { sheetOf } = await import('../../show/sheet.ts');
        const shown = {
          ...item,
          type: words[sideOf(person)],
          groups: person.groups.map(({ name, lead }) => (lead ? `${name} (${words.lead})` : name)),
          mustChangePassword: person.mustChangePassword || undefined,
          tokenSource: kept
            ? format(profile.place() === 'keyring' ? words.fromKeyring : words.fromProfile, {
                profile: profile.name,
                file: profile.file,
              })
            : words.fromEnvironment,
          profile: undefined,
          storage: undefined,
        };
        return sheetOf(shown, undefined, context);
      },
    };
  },
});
