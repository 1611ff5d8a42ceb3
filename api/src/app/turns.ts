const EVERY = 1000;

/** Tells the program that started this one, once a second, that the event loop makes its turns: it kills what makes none, and lets be what is merely busy. */
export function tellTurns(): void {
  setInterval(() => {
    // It may be gone by now; that is heard of elsewhere.
    if (process.connected) process.send?.({ turn: true }, undefined, {}, () => {});
  }, EVERY).unref();
}
