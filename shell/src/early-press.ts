interface EarlyPress {
  /** The last press of a button. */
  press: { button: HTMLElement; event: Event } | null;
  keep: (event: MouseEvent) => void;
}
declare global {
  var earlyPress: EarlyPress | undefined;
}

/** Runs in the document itself: remembers the last press of a button while nothing listens yet, and calls `hurry` at each. Links and forms need no script. */
export const keepPressesScript = (hurry: string): string =>
  `self.earlyPress={press:null,keep(event){const button=event.target.closest('button[type=button]');if(button){earlyPress.press={button,event};${hurry}}}};addEventListener('click',earlyPress.keep,true);`;

/** When React has taken over the document, in the same turn: from here on presses are its own, and so is the one that made it take over just now. */
export function leavePressesToReact(): void {
  const early = globalThis.earlyPress;
  if (!early) return;
  removeEventListener('click', early.keep, true);
  if (early.press?.event.eventPhase !== Event.NONE) early.press = null;
}

/** Presses the remembered button once more, now that something listens. */
export function repeatEarlyPress(): void {
  leavePressesToReact();
  const button = globalThis.earlyPress?.press?.button;
  delete globalThis.earlyPress;
  if (button?.isConnected) button.click();
}
