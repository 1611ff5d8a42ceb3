import { say } from '../quality/say.mjs';

/** Prints rows as a table; wide characters count twice. */
export function printTable(title, head, rows) {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => measureWidth(String(row[column] ?? '')))),
  );
  const line = (row) =>
    row.map((cell, column) => pad(String(cell ?? ''), widths[column], column > 0)).join('   ');
  say(`\n${title}`);
  say(line(head));
  say(widths.map((width) => '─'.repeat(width)).join('───'));
  for (const row of rows) say(line(row));
}

const measureWidth = (text) =>
  [...text].reduce((sum, character) => sum + (/[\u2e80-\uffef]/.test(character) ? 2 : 1), 0);
const pad = (text, width, isRight) =>
  isRight
    ? ' '.repeat(width - measureWidth(text)) + text
    : text + ' '.repeat(width - measureWidth(text));

export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const milliseconds = (time) => `${Math.round(time)} ms`;
export const perSecond = (rate) => `${Math.round(rate).toLocaleString('en')} /s`;
export const times = (ratio) => `${ratio.toFixed(2)} ×`;
/** A budget and whether the figure keeps it; the bench informs, it never fails. */
export const against = (figure, most, show) => `${show(most)} ${figure <= most ? 'kept' : 'OVER'}`;
export const atLeast = (figure, least, show) =>
  `${show(least)} ${figure >= least ? 'kept' : 'UNDER'}`;
