interface EarlyClicks {
  /** The last click on a button. */
  last: { button: HTMLElement; event: Event } | null;
  remember: (event: MouseEvent) => void;
}
declare global {
  var earlyClicks: EarlyClicks | undefined;
}

/** Runs in the document itself: remembers the last click on a button while nothing listens yet, and calls `hurry` at each. Links and forms need no script. */
export function recordClicks(onEarlyClick: () => void): void {
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

/** When React has taken over the document, in the same turn: from here on clicks are its own, and so is the one that made it take over just now. */
export function stopRecordingClicks(): void {
  const early = globalThis.earlyClicks;
  if (!early) return;
  removeEventListener('click', early.remember, true);
  if (early.last?.event.eventPhase !== Event.NONE) early.last = null;
}

/** Clicks the remembered button once more, now that something listens. */
export function replayEarlyClick(): void {
  stopRecordingClicks();
  const button = globalThis.earlyClicks?.last?.button;
  delete globalThis.earlyClicks;
  if (button?.isConnected) button.click();
}
