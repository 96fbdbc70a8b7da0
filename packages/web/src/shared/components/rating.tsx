import { useText } from '../platform/i18n/use-text.ts';
import { sharedText } from '../platform/phrases/index.ts';
import { useFieldAria } from './field-frame.tsx';
import { Icon } from './icon.tsx';
import './rating.css';

interface RatingProps {
  /** 1 to 5; 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
}

const stars = [1, 2, 3, 4, 5];

/** Five native radios that look like stars: arrows, taps and screen readers all work. Stands in a `group` frame. */
export function Rating({ value, onChange }: RatingProps) {
  const text = useText(sharedText);
  const aria = useFieldAria();
  return (
    <div
      role="radiogroup"
      className="sd-rating"
      aria-labelledby={aria.labelId}
      aria-describedby={aria.describedBy}
      aria-required={aria.required || undefined}
      aria-invalid={aria.invalid || undefined}
    >
      {stars.map((star) => (
        <label key={star} className={star <= value ? 'sd-star sd-star-on' : 'sd-star'}>
          <input
            type="radio"
            name={aria.id}
            aria-label={text.rating.stars(star)}
            checked={star === value}
            onChange={() => onChange(star)}
          />
          <Icon name="star" size={30} filled={star <= value} />
        </label>
      ))}
    </div>
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
