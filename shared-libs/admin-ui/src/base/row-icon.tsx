import { StrokeIcon } from './stroke-icon.tsx';

const PATHS = {
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  comment: 'M5 5h14v10H11l-4 4v-4H5z',
  duplicate: 'M9 9h11v11H9zM5 15H4V4h11v1',
  remove: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  handle: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
} as const;
export type RowIconName = keyof typeof PATHS;

export const RowIcon = ({ name }: { name: RowIconName }) => (
  <StrokeIcon path={PATHS[name]} width={name === 'handle' ? 3 : 1.9} />
);
