interface EarlyPress {
  button: HTMLElement | null;
  keep: (event: MouseEvent) => void;
}
declare global {
  var earlyPress: EarlyPress | undefined;
}

/** Runs in the document itself: remembers the last button that was pressed while nothing listened yet, and calls `hurry` at each press. Links and forms need no script. */
export const keepPressesScript = (hurry: string): string =>
  `self.earlyPress={button:null,keep({target:t}){const b=t.closest('button[type=button]');if(b){earlyPress.button=b;${hurry}}}};addEventListener('click',earlyPress.keep,true);`;

/** From here on React takes the presses, also of what is not hydrated yet. */
export function leavePressesToReact(): void {
  if (globalThis.earlyPress) removeEventListener('click', globalThis.earlyPress.keep, true);
}

/** Presses the remembered button once more, now that something listens. */
export function repeatEarlyPress(): void {
  const button = globalThis.earlyPress?.button;
  delete globalThis.earlyPress;
  if (button?.isConnected) button.click();
}
