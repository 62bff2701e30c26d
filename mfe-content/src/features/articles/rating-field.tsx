import { ARTICLE_IMPORTANCE_MAX } from '@backoffice/contract';
import { makeStyles, mergeClasses, StarFilledIcon, StarIcon, tokens } from '@backoffice/ui';
import { FormField, useFormControl, type FormFieldProps } from '@backoffice/ui/form';
import { useId, type ReactNode } from 'react';
import { messages } from '../../messages';

const useRatingFieldStyles = makeStyles({
  ratings: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minHeight: '32px' },
  option: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '28px',
    minHeight: '28px',
    '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
  },
  // Covers the whole option, so that touch exploration finds it at its visible position.
  input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  star: { color: tokens.colorPaletteMarigoldForeground1 },
  empty: { color: tokens.colorNeutralForeground4 },
  chosen: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  none: {
    padding: `0 ${tokens.spacingHorizontalS}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
});

const ratings = Array.from({ length: ARTICLE_IMPORTANCE_MAX }, (_, index) => index + 1);

type Fields = Record<string, unknown>;

/** A radio group of zero to three stars, changed by arrow keys. */
export function RatingField<T extends object>(props: FormFieldProps<T & Fields>) {
  const { name } = props;
  const styles = useRatingFieldStyles();
  const text = messages.useText();
  const id = useId();
  const { value, onChange, onBlur, ref } = useFormControl<Fields, string>(name);
  const rating = Number(value);
  const option = (stars: number, label: string, mark: ReactNode) => (
    <label className={styles.option} data-tooltip={label} key={stars}>
      <input
        aria-label={label}
        checked={rating === stars}
        className={styles.input}
        name={`${id}-${name}`}
        onBlur={onBlur}
        onChange={() => onChange(stars)}
        ref={stars === 0 ? ref : undefined}
        type="radio"
      />
      {mark}
    </label>
  );
  const starOption = (stars: number) => {
    const label = text('articles.importance.stars', { value: stars, max: ARTICLE_IMPORTANCE_MAX });
    if (stars <= rating) return option(stars, label, <StarFilledIcon className={styles.star} />);
    return option(stars, label, <StarIcon className={mergeClasses(styles.star, styles.empty)} />);
  };
  const none = text('articles.importance.none');
  return (
    <FormField<T & Fields> {...props}>
      {(labelling) => (
        <div aria-labelledby={labelling['aria-labelledby']} className={styles.ratings} role="radiogroup">
          {ratings.map(starOption)}
          {option(
            0,
            none,
            <span className={mergeClasses(styles.none, rating === 0 && styles.chosen)}>{none}</span>,
          )}
        </div>
      )}
    </FormField>
  );
}
