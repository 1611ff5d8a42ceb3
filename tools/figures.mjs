import './lib/require-node.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findExceeded, lowerLimits } from './quality/compare-figures.mjs';
import { countFigures } from './quality/count-figures.mjs';
import { say } from './quality/say.mjs';

// `--check` fails above a limit; `--lower` tightens limits.
const LIMITS_FILE = join(import.meta.dirname, 'quality/limits.json');
const { dialect, limits } = JSON.parse(readFileSync(LIMITS_FILE, 'utf8'));
const figures = countFigures(dialect);

if (process.argv.includes('--check')) {
  const exceeded = findExceeded(figures, limits);
  for (const line of exceeded) say(line);
  if (exceeded.length)
    say('Remove code first. To raise a limit, edit tools/quality/limits.json and give the reason.');
  process.exit(exceeded.length ? 1 : 0);
}
if (process.argv.includes('--lower')) {
  const lowered = { dialect, limits: lowerLimits(figures, limits) };
  writeFileSync(LIMITS_FILE, `${JSON.stringify(lowered, null, 2)}\n`);
}
say('| figure | now | limit |\n|---|---|---|');
for (const [name, now] of Object.entries(figures)) say(`| ${name} | ${now} | ${limits[name]} |`);
