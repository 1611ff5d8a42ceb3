import { describe, expect, it } from 'vitest';
import { calculateHeaderState } from './header-visibility.ts';

const after = (path: number[], isNeeded = false) => {
  let state = { isVisible: true, anchor: 0 };
  for (const y of path) state = calculateHeaderState({ ...state, y, isNeeded });
  return state.isVisible;
};
describe('calculateHeaderState', () => {
  it.each([
    ['stays at the top', [0, 60, 119], true],
    ['hides when scrolling down', [0, 200, 209], false],
    ['stays for a nudge of eight pixels', [119, 127], true],
    ['shows when scrolling up', [0, 600, 700, 695], true],
    ['stays hidden for three pixels up', [0, 600, 700, 697], false],
    ['counts slow scrolling together', [0, 600, 700, 699, 698, 697, 696], true],
    ['shows at the top after any scrolling', [0, 600, 0], true],
  ])('%s', (_what, path, isVisible) => expect(after(path)).toBe(isVisible));
  it('never hides while it is needed', () => expect(after([0, 600, 1200], true)).toBe(true));
});
