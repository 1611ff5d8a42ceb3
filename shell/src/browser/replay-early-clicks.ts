interface EarlyClicks {
  /** The last click on a button. */
  last: { button: HTMLElement; event: Event } | null;
  remember: (event: MouseEvent) => void;
}
declare global {
  var earlyClicks: EarlyClicks | undefined;
}

/**
 * Runs inline: remembers the last button click before hydration and calls `onEarlyClick` for each.
 * Links and forms need no script.
 */
export function recordClicks(onEarlyClick: () => void) {
  const early: EarlyClicks = {
    last: null,
    remember(event) {
      const button = (event.target as Element).closest<HTMLElement>('button[type=button]');
      if (!button) return;
      early.last = { button, event };
      onEarlyClick();
    },
  };
  globalThis.earlyClicks = early;
  addEventListener('click', early.remember, true);
}

/** Called when React has hydrated, in the same task: clicks are React's from here on. */
export function stopRecordingClicks() {
  const early = globalThis.earlyClicks;
  if (!early) return;
  removeEventListener('click', early.remember, true);
  if (early.last?.event.eventPhase !== Event.NONE) early.last = null;
}

/** Replays the remembered click after hydration. */
export function replayEarlyClick() {
  stopRecordingClicks();
  const button = globalThis.earlyClicks?.last?.button;
  delete globalThis.earlyClicks;
  if (button?.isConnected) button.click();
}
