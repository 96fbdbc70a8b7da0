import { TakeShared } from '../../../shared/blocks/photos/take-shared.tsx';
import { BuildPage } from '../../../shared/domain/order-build/build-page.tsx';
import { buildText } from '../../../shared/domain/order-build/phrases.ts';
import { fromNothing, useOrderBuild } from '../../../shared/domain/order-build/use-order-build.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';

/** A new order by staff. */
export function BuildOrderScreen() {
  const text = useText(buildText);
  const build = useOrderBuild(fromNothing);
  const { draft, fields, set } = build.form;
  return (
    <>
      <TakeShared photos={fields.photos} onChange={(photos) => set({ photos })} ready={draft.ready} />
      <BuildPage title={text.title} backTo={staffPaths.order.list} build={build} />
    </>
  );
}
