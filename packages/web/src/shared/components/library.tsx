import { ConfigProvider, unstableSetRender } from 'antd-mobile';
import enUS from 'antd-mobile/es/locales/en-US';
import zhCN from 'antd-mobile/es/locales/zh-CN';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useLocale } from '../platform/i18n/locale.ts';

const packs = { 'zh-CN': zhCN, en: enUS };

const roots = new WeakMap<Element | DocumentFragment, Root>();

// The library draws what it opens by itself with a call that React 19 no longer has.
unstableSetRender((node, container) => {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  root.render(node);
  return async () => root.unmount();
});

/** antd-mobile in the person's language. */
export function Library({ children }: { children: ReactNode }) {
  const locale = useLocale((state) => state.locale);
  return <ConfigProvider locale={packs[locale]}>{children}</ConfigProvider>;
}
