/** A value relative to the largest; screen readers get the number. */
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
