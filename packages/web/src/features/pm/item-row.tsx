import { Mark } from '../../shared/components/marks.tsx';
import { Row } from '../../shared/components/rows.tsx';
import type { ExpectedItem } from '../../shared/domain/pm-order/after-waiting-pm.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../shared/platform/phrases/shared.ts';
import { text as book } from './phrases.ts';
import { answerWords, beyondWords, limitWords, readingOf } from './reading.ts';
import './pm.css';

interface ItemRowProps {
  item: ExpectedItem;
  place: number;
  /** Opens it to be filled in. */
  onPress?: () => void;
}

/** An item in a list: its mark, its limits and what was found. */
export function ItemRow({ item, place, onPress }: ItemRowProps) {
  const locale = useLocale((state) => state.locale);
  const text = useText(book).check;
  const shared = useText(sharedText);
  const { answer, name, assetName, waits, waitingPhotoCount = 0, required } = item;
  const abnormal = answer?.result === 'abnormal';
  const value = answer?.value === undefined ? undefined : readingOf(answer.value);
  const about = [
    waits && shared.state.waiting,
    assetName,
    beyondWords(item, value, locale) ?? limitWords(item, locale),
    waitingPhotoCount > 0 && text.waitingPhotos(waitingPhotoCount),
    abnormal && answer.remark,
    !answer && !required && text.optional,
  ].filter(Boolean);
  return (
    <Row
      prefix={<ItemMark item={item} place={place} />}
      description={about.length > 0 ? about.join(' · ') : undefined}
      extra={
        <span className={abnormal ? 'sd-num sd-pm-abnormal' : 'sd-num'}>
          {answerWords(item, locale) ?? text.kind[item.kind as keyof typeof text.kind]}
        </span>
      }
      // Photos that wait here belong to what was said; said anew they would go twice.
      onPress={waitingPhotoCount > 0 ? undefined : onPress}
      noArrow
    >
      {name}
    </Row>
  );
}

function ItemMark({ item: { answer }, place }: { item: ExpectedItem; place: number }) {
  if (!answer) return <span className="sd-pm-place sd-num">{place}</span>;
  return answer.result === 'abnormal' ? (
    <Mark icon="warning" tone="late" />
  ) : (
    <Mark icon="check" tone={answer.result === 'na' ? 'off' : 'ok'} />
  );
}
