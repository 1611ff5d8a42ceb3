import type { ToolName } from './tools.ts';

const PATHS: Partial<Record<ToolName, string>> = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h8M6 19h8M14 5l-4 14',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
  strike:
    'M4 12h16M17 7.5C16.5 5.5 14.6 4.5 12 4.5c-3 0-5 1.5-5 3.6 0 1.6 1 2.6 3 3.3M7 16c.4 2.2 2.3 3.5 5 3.5 3 0 5-1.5 5-3.8 0-.7-.2-1.3-.5-1.8',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1.2-1.2',
  bulletList: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  orderedList:
    'M10 6h10M10 12h10M10 18h10M4 5l1.2-.6V9M3.8 14.2c.6-.9 2.4-.8 2.4.5 0 1-2.4 1.7-2.4 3.3h2.5',
  blockquote: 'M5 6v12M9 7h11M9 12h11M9 17h7',
  hardBreak: 'M20 5v6a3 3 0 0 1-3 3H5M9 10l-4 4 4 4',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  redo: 'm16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4',
};

export const ToolIcon = ({ name }: { name: ToolName }) => (
  <svg
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
