import { Card } from '../../components/card.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { RadioChips } from '../../components/radio-chips.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/index.ts';
import { useTheme } from '../../platform/theme/theme.ts';
import { meText } from './phrases/index.ts';

/** Language and appearance of this device. */
export function PreferencesCard() {
  const text = useText(sharedText);
  const { settings } = useText(meText);
  const locale = useLocale();
  const theme = useTheme();

  return (
    <Card title={settings}>
      <FieldFrame label={text.language.label} group>
        <RadioChips
          options={[
            { value: 'zh-CN', label: text.language.zh, lang: 'zh-CN' },
            { value: 'en', label: text.language.en, lang: 'en' },
          ]}
          value={locale.locale}
          onChange={locale.choose}
        />
      </FieldFrame>
      <FieldFrame label={text.theme.label} group>
        <RadioChips
          options={[
            { value: 'system', label: text.theme.system },
            { value: 'light', label: text.theme.light },
            { value: 'dark', label: text.theme.dark },
          ]}
          value={theme.choice}
          onChange={theme.choose}
        />
      </FieldFrame>
    </Card>
  );
}
