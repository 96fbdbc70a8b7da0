import { ConfigProvider } from 'antd-mobile';
import enUS from 'antd-mobile/es/locales/en-US';
import zhCN from 'antd-mobile/es/locales/zh-CN';
import type { ReactNode } from 'react';
import { useLocale } from '../platform/i18n/locale.ts';

const packs = { 'zh-CN': zhCN, en: enUS };

/** antd-mobile in the person's language. What it opens by itself (Toast, Dialog) is not used: no screen reader hears it. */
export function Library({ children }: { children: ReactNode }) {
  const locale = useLocale((state) => state.locale);
  return <ConfigProvider locale={packs[locale]}>{children}</ConfigProvider>;
}
