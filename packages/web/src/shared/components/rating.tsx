import { Radio } from 'antd-mobile';
import { useText } from '../platform/i18n/use-text.ts';
import { sharedText } from '../platform/phrases/shared.ts';
import { Choice } from './choice.tsx';
import { useFieldAria } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import './forms.css';

interface RatingProps {
  /** 1 to 5; 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
}

const stars = [1, 2, 3, 4, 5];

/** Five radios that look like stars: arrows, taps and screen readers all work. Stands in a `group` frame. */
export function Rating({ value, onChange }: RatingProps) {
  const text = useText(sharedText);
  return (
    <Choice {...useFieldAria()} className="sd-rating" value={value || undefined} onChange={onChange}>
      {stars.map((star) => (
        <Radio
          key={star}
          value={star}
          icon={() => <Icon name="star" size={28} filled={star <= value} />}
          className={star <= value ? 'sd-laid-over sd-star sd-star-on' : 'sd-laid-over sd-star'}
        >
          <span className="sd-hidden">{text.rating.stars(star)}</span>
        </Radio>
      ))}
    </Choice>
  );
}

/** The same, to be read only. */
export function RatingShown({ value }: { value: number }) {
  const text = useText(sharedText);
  return (
    <span className="sd-rating-shown" role="img" aria-label={text.rating.stars(value)}>
      {stars.map((star) => (
        <span key={star} className={star <= value ? 'sd-star-on' : 'sd-star-off'}>
          <Icon name="star" size={18} filled={star <= value} />
        </span>
      ))}
    </span>
  );
}
