import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { Segments } from '../../components/segments.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { useTheme } from '../../platform/theme/theme.ts';
import './me.css';
import { meText } from './phrases.ts';

/** Language and appearance of this device. */
export function PreferencesCard() {
  const text = useText(sharedText);
  const { settings } = useText(meText);
  const locale = useLocale();
  const theme = useTheme();

  return (
    <Card title={settings}>
      <div className="sd-me-choice">
        <Icon name="moon" size={20} />
        <span className="sd-grow" aria-hidden="true">
          {text.theme.label}
        </span>
        <Segments
          label={text.theme.label}
          options={[
            { value: 'system', label: text.theme.system },
            { value: 'light', label: text.theme.light },
            { value: 'dark', label: text.theme.dark },
          ]}
          value={theme.choice}
          onChange={theme.choose}
        />
      </div>
      <div className="sd-me-choice">
        <Icon name="globe" size={20} />
        <span className="sd-grow" aria-hidden="true">
          {text.language.label}
        </span>
        <Segments
          label={text.language.label}
          options={[
            { value: 'zh-CN', label: text.language.zh, lang: 'zh-CN' },
            { value: 'en', label: text.language.en, lang: 'en' },
          ]}
          value={locale.locale}
          onChange={locale.choose}
        />
      </div>
    </Card>
  );
}
