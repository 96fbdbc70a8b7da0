import { fields as call } from '@svcdesk/core/contract/templates';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk templates fields` */
export const fields = listCommand({
  name: 'templates fields',
  call,
  whole: true,
  asksBack: true,
  args: ['templateId'],
  columns: ['name', 'fieldTypeName', 'required', 'fieldId'],
  examples: { one: 'svcdesk templates fields 0190a6b8-0000-7000-8000-000000000001' },
});
