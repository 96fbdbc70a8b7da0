import { type ErrorCode, errorCodes, errorRow, limitReasons } from '@svcdesk/core';
import { errorsEn, errorsZhCN, limitsEn, limitsZhCN, reasonsEn, reasonsZhCN } from '@svcdesk/core/phrases';
import { refusalReasons } from '@svcdesk/core/rules';

/** The reference of every error code and every reason of a refused action. */
export function errorsPage(): string {
  const codes = (Object.keys(errorCodes) as ErrorCode[]).map((code) => {
    const { status, errorCode, http, kind = 'api', retryable } = errorRow(code);
    const cells = [
      `\`${code}\``,
      status ?? '',
      errorCode ?? '',
      http ?? '',
      kind,
      retryable ? 'yes' : '',
      errorsEn[code],
      errorsZhCN[code],
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const reasons = refusalReasons.map(
    (reason) => `| \`${reason}\` | ${reasonsEn[reason]} | ${reasonsZhCN[reason]} |`,
  );
  const limits = limitReasons.map(
    (reason) => `| \`${reason}\` | ${limitsEn[reason]} | ${limitsZhCN[reason]} |`,
  );
  return [
    '# Errors',
    '',
    'Generated from the table of codes by `pnpm gen`. Branch on `code`; the texts are for people.',
    '',
    '| code | status | errorCode | HTTP | kind | retryable | English | Chinese |',
    '|---|---|---|---|---|---|---|---|',
    ...codes,
    '',
    '## Reasons of `notAllowed`',
    '',
    '| reason | English | Chinese |',
    '|---|---|---|',
    ...reasons,
    '',
    '## Reasons of `tooManyRequests`',
    '',
    '| reason | English | Chinese |',
    '|---|---|---|',
    ...limits,
    '',
  ].join('\n');
}
