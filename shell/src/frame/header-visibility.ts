export interface HeaderScrollState {
  /** Pixels from the top, now and at the last change of direction. */
  y: number;
  anchor: number;
  isVisible: boolean;
  /** It has the focus, or one of its menus is open. */
  isNeeded: boolean;
}
const ALWAYS_VISIBLE_PX = 120;
const HIDE_AFTER_PX = 8;
const SHOW_AFTER_PX = 4;

/**
 * Hides after 8 px down (beyond the first 120), shows after 4 px up.
 * The anchor follows the scroll while its direction confirms the state.
 */
export function calculateHeaderState({ y, anchor, isVisible, isNeeded }: HeaderScrollState): {
  isVisible: boolean;
  anchor: number;
} {
  if (isNeeded || y < ALWAYS_VISIBLE_PX) return { isVisible: true, anchor: y };
  const moved = y - anchor;
  if (isVisible) {
    if (moved > HIDE_AFTER_PX) return { isVisible: false, anchor: y };
    return { isVisible: true, anchor: moved < 0 ? y : anchor };
  }
  if (moved <= -SHOW_AFTER_PX) return { isVisible: true, anchor: y };
  return { isVisible: false, anchor: moved > 0 ? y : anchor };
}
