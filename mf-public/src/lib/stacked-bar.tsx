import styles from './stacked-bar.module.css';

interface Part {
  key: string | number;
  value: number;
}
/** Below this share the number does not fit. */
const MIN_LABELLED_SHARE = 0.05;
/** In pixels: a bar on the narrowest phone, a digit, and the margin beside it. */
const PHONE_SIZES_PX = { bar: 270, sign: 10, margin: 6 };

/** For the list of its parts: the tint before each. */
export const keyClass = styles.key;

/** Visual only: the parts must also be listed as text, in the same order. */
export function StackedBar({ parts, unit = '' }: { parts: readonly Part[]; unit?: string }) {
  const whole = parts.reduce((total, { value }) => total + value, 0);
  let before = 0;
  return (
    <svg className={styles.bar} aria-hidden="true" width="100%" height="36">
      {parts.map(({ key, value }) => {
        const share = whole > 0 ? value / whole : 0;
        const from = before;
        before += share;
        return (
          <g key={key}>
            <rect x={percent(from)} width={percent(share)} height="36" />
            {share >= MIN_LABELLED_SHARE && (
              <text
                x={percent(from + share / 2)}
                y="24"
                className={fitsOnPhone(share, `${value}${unit}`) ? undefined : styles.wide}
              >
                {value}
                {unit}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
const fitsOnPhone = (share: number, label: string) =>
  share * PHONE_SIZES_PX.bar >= label.length * PHONE_SIZES_PX.sign + PHONE_SIZES_PX.margin;
