import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { Route, Routes, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../shared/components/lazy-part.tsx';
import { Library } from '../shared/components/library.tsx';
import { Page } from '../shared/components/page.tsx';
import { QuestionHost } from '../shared/components/question.tsx';
import { Row, Rows } from '../shared/components/rows.tsx';
import { Skeleton } from '../shared/components/skeleton.tsx';
import { useLocale } from '../shared/platform/i18n/locale.ts';
import { markTheme } from '../shared/platform/theme/pick-theme.ts';

/** Every sample: a file of `samples/` with one named export, whose name in the address is the file's. */
const files = import.meta.glob<Record<string, ComponentType>>('./samples/*.tsx');

const samples = Object.entries(files).map(([path, load]) => ({
  name: /([\w-]+)\.tsx$/.exec(path)?.[1] ?? path,
  Sample: lazyPart(
    async () => {
      const [Sample] = Object.values(await load());
      if (!Sample) throw new Error(`${path} shows nothing`);
      return Sample;
    },
    <Skeleton />,
  ),
}));

/** There is no server: what a sample does not bring itself is never asked for anew. */
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
});

/**
 * What the app is made of, to be looked at and tried while developing; the built app knows nothing of it. The address may
 * name language and theme: `#/gallery/check?lang=en&theme=dark`.
 */
export function Gallery() {
  const [query] = useSearchParams();
  const lang = query.get('lang');
  const theme = query.get('theme');
  useEffect(() => {
    if (lang === 'en' || lang === 'zh-CN') useLocale.setState({ locale: lang });
    if (theme === 'dark' || theme === 'light') markTheme(theme);
  }, [lang, theme]);
  return (
    <QueryClientProvider client={queries}>
      <Library>
        <div className="sd-frame">
          <Routes>
            <Route index element={<Contents />} />
            {samples.map(({ name, Sample }) => (
              <Route key={name} path={name} element={<Sample />} />
            ))}
          </Routes>
        </div>
        <QuestionHost />
      </Library>
    </QueryClientProvider>
  );
}

function Contents() {
  return (
    <Page title="Gallery">
      <Rows>
        {samples.map(({ name }) => (
          <Row key={name} to={`/gallery/${name}`}>
            {name}
          </Row>
        ))}
      </Rows>
    </Page>
  );
}
