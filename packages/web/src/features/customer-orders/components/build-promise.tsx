import { preTrigger } from '@svcdesk/core/contract/orders';
import { Icon } from '../../../shared/components/icon.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { momentWords } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { BuildHandle } from '../data/use-build-form.ts';
import { ordersText } from '../phrases.ts';
import './build.css';
import { WholeTimes } from '../../../shared/components/whole-times.tsx';

const staleMs = 60_000;

/** What one gets for pressing the button: by when somebody takes it, by when it works; of a wish, who decides. */
export function PromiseLine({ build: { chosen, isRequirement } }: { build: BuildHandle }) {
  const { build: text } = useText(ordersText);
  const nowMs = useNow();
  const { cellId, typeId, serverCatalogId } = chosen;
  // By when somebody takes it and by when it works again, if it were sent now.
  const known = !isRequirement && cellId !== '' && typeId !== '' && serverCatalogId !== '';
  const { data: promise } = useCall(preTrigger, known ? { cellId, typeId, serverCatalogId } : undefined, {
    staleMs,
    keepPrevious: true,
  });
  const take = promise?.responseDueAt;
  const fix = promise?.resolveDueAt;
  const promised = take && fix && text.promise(momentWords(take, nowMs), momentWords(fix, nowMs));
  const words = isRequirement ? text.promiseAsk : promised;
  if (!words) return null;
  return (
    <p className="sd-meta sd-num sd-build-promise">
      <Icon name="clock" size={16} /> <WholeTimes>{words}</WholeTimes>
    </p>
  );
}
