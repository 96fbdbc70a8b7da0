import { update as call } from '@svcdesk/core/contract/account';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk auth update` */
export const update = writeCommand({
  name: 'auth update',
  call,
  fields: { name: 'name', email: 'email', account: 'account', locale: 'locale' },
  confirm: { signsOut: 'account' },
  viewed: false,
  examples: { one: 'svcdesk auth update --name "Li Wei" --locale en' },
});
