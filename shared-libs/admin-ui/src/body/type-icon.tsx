import type { BodyItemType } from '@admissions/model';
import { StrokeIcon } from '../base/stroke-icon.tsx';

const PATHS: Record<BodyItemType, string> = {
  heading: 'M6 5v14M18 5v14M6 12h12',
  text: 'M4 6h16M4 10.7h16M4 15.3h16M4 20h9',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9h.01',
  gallery: 'M8 4h12v12H8zM16 20H4V8M8 13l3-3 5 6',
  video: 'M4 5h16v14H4zM10 9v6l5-3z',
  button: 'M3 8h18v8H3zM8 12h8',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  quote: 'M5 6v12M9 7h11M9 12h11M9 17h7',
  faq: 'M4 5h16v11h-9l-4 4v-4H4zM10 9.2a2 2 0 1 1 2.9 1.8c-.6.3-.9.6-.9 1.2M12 14h.01',
  columns: 'M4 5h7v14H4zM15 7h5M15 12h5M15 17h5',
  divider: 'M3 12h18M9 6h6M9 18h6',
};

export const TypeIcon = ({ type }: { type: string }) => (
  <StrokeIcon
    path={PATHS[type as BodyItemType] ?? 'M12 8v5M12 16.5h.01M4 4h16v16H4z'}
    size={20}
    width={1.8}
  />
);
