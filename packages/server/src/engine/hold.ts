import { builtInDictionary } from '@svcdesk/core/rules';

const pausing = builtInDictionary('hangUpReason').flatMap(({ code, flags }) =>
  flags.pausesSla === true ? [`'${code}'`] : [],
);

/**
 * In SQL: the clock of work `of` of tenant $1 stands, because it is on hold (`isHeld`, a condition) for a reason that says so, by
 * the tenant's own dictionary before ours. Its date is not missed meanwhile.
 */
export const clockStands = (of: string, isHeld: string): string => {
  const reason = of === '' ? 'hang_up_reason' : `${of}.hang_up_reason`;
  return `(${isHeld} AND coalesce((SELECT (f.flags ->> 'pausesSla')::boolean FROM dictionary_overrides f
    WHERE f.tenant_id = $1 AND f.dictionary = 'hangUpReason' AND f.code = ${reason}),
    ${reason} IN (${pausing.join(', ')}), false))`;
};
