interface StrokeIconProps {
  path: string | undefined;
  size?: number;
  width?: number;
}
/** A decorative icon of lines. */
export const StrokeIcon = ({ path, size = 18, width = 2 }: StrokeIconProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
