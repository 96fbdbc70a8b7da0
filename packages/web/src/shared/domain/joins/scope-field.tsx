import { cellScopes } from '@svcdesk/core/roles';
import { FieldFrame } from '../../components/field-frame.tsx';
import { RadioChips } from '../../components/radio-chips.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { joinsText } from './phrases.ts';

export type CellScope = (typeof cellScopes)[number];

/** What a member will see. */
export function ScopeField({ value, onChange }: { value: CellScope; onChange: (scope: CellScope) => void }) {
  const text = useText(joinsText);
  return (
    <FieldFrame label={text.scope} group>
      <RadioChips
        options={cellScopes.map((scope) => ({ value: scope, label: text.scopeWords[scope] }))}
        value={value}
        onChange={onChange}
      />
    </FieldFrame>
  );
}
