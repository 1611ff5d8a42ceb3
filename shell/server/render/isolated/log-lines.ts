import type { Readable } from 'node:stream';

const LONGEST = 2000;
/** Lines in `PERIOD` milliseconds; what comes beyond is counted, not kept. */
const MOST = 50;
const PERIOD = 10_000;

/** Hands over what a program prints line by line, bounded in length and in rate. */
export function readLines(stream: Readable, onLine: (line: string) => void): void {
  let rest = '';
  let taken = 0;
  let lost = 0;
  let since = Date.now();
  function take(line: string) {
    if (line.trim() === '') return;
    if (Date.now() - since > PERIOD) {
      if (lost > 0) onLine(`${lost} more lines were printed`);
      since = Date.now();
      taken = 0;
      lost = 0;
    }
    if (taken < MOST) {
      taken++;
      onLine(line.slice(0, LONGEST));
    } else lost++;
  }
  stream.setEncoding('utf8');
  stream.on('data', (part: string) => {
    const lines = (rest + part).split('\n');
    rest = (lines.pop() ?? '').slice(0, LONGEST);
    for (const line of lines) take(line);
  });
  stream.on('end', () => take(rest));
  stream.on('error', () => {});
}
