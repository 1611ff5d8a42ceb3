/** A value as its share of the largest one; the number beside it is for screen readers. */
export const ShareBar = ({ value, max }: { value: number; max: number }) => (
  <svg
    viewBox="0 0 100 8"
    preserveAspectRatio="none"
    width="100%"
    height="8"
    display="block"
    aria-hidden="true"
  >
    <rect width={(100 * value) / Math.max(1, max)} height="8" rx="2" fill="currentColor" />
  </svg>
);
