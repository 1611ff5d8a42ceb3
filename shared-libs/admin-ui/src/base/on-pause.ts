import type { EntryForm } from './use-entry-form.ts';

/** Runs after each pause in typing; returns a function that stops it. */
export function onPause<E, V extends object>(
  form: Pick<EntryForm<E, V>, 'subscribe'>,
  delayMs: number,
  run: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = form.subscribe(({ values }, before) => {
    if (values === before.values) return;
    clearTimeout(timer);
    timer = setTimeout(run, delayMs);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
