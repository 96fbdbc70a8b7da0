import type { usage as source } from '../zh-CN/usage.ts';

/** What is wrong with a line. */
export const usage: typeof source = {
  unknownCommand: 'There is no command "{name}".',
  missingVerb: 'After "{group}" comes what to do: {verbs}',
  unknownFlag: '{command} has no flag {name}.',
  didYouMean: '{text} Did you mean: {command}',
  seeHelp: 'See {command} --help',
  missingValue: '{name} needs a value.',
  noValue: '{name} takes no value.',
  given: '{name} can be given only once.',
  missingArgument: 'Missing argument {name}.',
  tooManyArguments: 'Unexpected argument "{value}".',
  notChoice: '{name} does not know "{value}". Valid values: {values}',
  shownAs: '{code} ({shown})',
  comma: ', ',
  notPhone: '--phone needs a phone number such as 13800000000 or +86 138 0000 0000, not "{value}".',
  notNumber: '{name} needs a number, not "{value}".',
  notTheSame: 'The new password was typed differently the second time.',
  bytesOnTerminal:
    'A file is not printed on a terminal: name where to keep it by {flag} or redirect the output.',
  unknownPath:
    'The service has no such address: {path}. svcdesk help --json lists all commands with their calls.',
  notJson: '{name} needs a JSON object.',
  notPair: '{name} needs key=value, not "{value}".',
  unknownItem: 'There is no item "{name}". The check list has: {values}',
  noRegion: '{name}: there is no region "{value}". Give its code, or its names with / between.',
  notJq: 'jq does not take {expression}: {why}',
  noData: '{flag} is for data, and "{command}" gives none.',
  notTemplate: 'The template cannot be used: {why}',
  missingFlags: 'Missing: {names}',
  isFolder: 'it is a folder',
  needYes: {
    undone: '{command} cannot be undone. Add --yes to do it without being asked.',
    signsOut: '{command} signs out your other devices. Add --yes to do it without being asked.',
  },
  notWhole: '{name} needs a whole number from {min} to {max}, not "{value}".',
  notDay: '{name} needs a day such as 2026-11-20, today, monday or -7d, not "{value}".',
  notClock: '{name} needs a time of day such as 09:30, not "{value}".',
  notPlace:
    '{name} needs latitude and longitude such as 31.23,121.47, with the address behind them if you like, not "{value}".',
  notRows: '{name} needs rows as JSON, such as {example}, not "{value}".',
  notHours: '{name} needs days and hours such as "mon-fri 09:00-12:00,13:00-18:00", not "{value}".',
  notEvery: '{name} needs a count and a unit such as "3 months", not "{value}". Units: {units}',
  notItem: '{name} needs NAME, NAME:number:10..30 or NAME:select:red/green, not "{value}".',
  notInstant:
    '{name} needs a time such as 17:00, "tomorrow 9:00", +2h, 2026-11-20T14:30 or 2026-11-20T06:30:00Z, not "{value}".',
  notServer: '"{value}" is not the address of a server, such as http://127.0.0.1:8700',
  notProfile:
    'The profile name "{value}" cannot be used: letters, digits, dot, dash and underscore, at most 64 of them.',
  unknownField: 'There is no field "{name}". Valid fields: {fields}',
  exclusive: '{one} and {other} cannot be used together.',
  together: '{one} needs {other}.',
  needInput: 'The {what} is missing and asking is not possible. Give {flag}',
  stdinIsTerminal:
    '{flag} reads standard input, which is a terminal here. Pipe or redirect the content into it.',
  stdinEmpty: 'There is nothing on standard input for {flag} to read.',
  staffOnly: '{flag} is for staff only.',
  oneKeyOneThing: '--idempotency-key is for one thing at a time.',
  tokenGiven: 'SVCDESK_TOKEN of the environment is in use. To {what}, unset it first.',
  notText:
    '{name} is not text that can be read: neither UTF-8, nor UTF-16 with a byte order mark, nor GB18030.',
  fileEmpty: '{file} is empty, so there is nothing to send. Save it anew or leave it out.',
  fileUnreadable: '{file} cannot be read: {why}',
};
