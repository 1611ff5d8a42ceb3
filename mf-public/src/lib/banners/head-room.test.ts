import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (...parts: string[]) => readFileSync(path.join(import.meta.dirname, ...parts), 'utf8');
const drawings = read('../../../../api/seed/tools/draw/heads.mjs');
const styles = {
  'of most pages': '../../../../shared-libs/ui/src/layout/page-hero.module.css',
  'of the programmes': '../../features/departments/specialized-head.module.css',
};
/** Where the highest shape behind a subject begins in the subject's own field: the sun of heads.mjs. */
const HIGHEST = 30;

describe('the heads of pages on a phone', () => {
  const [, top, scale] =
    /size: \[800, 1000\],\s+sheet: \[1000, (?:\d+)\],\s+draw: [\s\S]+?at\(90, (\d+), ([\d.]+),/.exec(
      drawings,
    ) ?? [];

  it.each(Object.entries(styles))(
    'leave as much room below the words as their picture is high, so that nothing stands behind them: %s',
    (_, style) => {
      const drawn = (1250 - Number(top) - HIGHEST * Number(scale)) / 1000;
      expect(drawn).toBeGreaterThan(0.5);
      const [, room] = /padding-block: [^;]+ ([\d.]+)vw;/.exec(read(style)) ?? [];
      expect(Number(room) / 100).toBeGreaterThanOrEqual(drawn);
    },
  );
});
