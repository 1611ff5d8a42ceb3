import type { Readable } from 'node:stream';

const MAX_LINE_LENGTH = 2000;
/** Per period; further lines are only counted. */
const MAX_LINES = 50;
const PERIOD_MS = 10_000;

/** Limits length and rate of the lines. */
export function readLines(stream: Readable, onLine: (line: string) => void): void {
  let rest = '';
  let count = 0;
  let dropped = 0;
  let since = Date.now();
  function take(line: string) {
    if (line.trim() === '') return;
    if (Date.now() - since > PERIOD_MS) {
      if (dropped > 0) onLine(`${dropped} more lines were printed`);
      since = Date.now();
      count = 0;
      dropped = 0;
    }
    if (count < MAX_LINES) {
      count++;
      onLine(line.slice(0, MAX_LINE_LENGTH));
    } else dropped++;
  }
  stream.setEncoding('utf8');
  stream.on('data', (part: string) => {
    const lines = (rest + part).split('\n');
    rest = (lines.pop() ?? '').slice(0, MAX_LINE_LENGTH);
    for (const line of lines) take(line);
  });
  stream.on('end', () => take(rest));
  stream.on('error', () => {});
}
