import type { Log } from '../base/log.ts';

interface Options {
  url: string;
  token: string;
  log: Log;
  onConnected(isConnected: boolean): void;
  /** What changed, by name; `all` when nobody knows. */
  onChange(changed: readonly string[] | 'all'): void;
}
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
/** The API sends a sign of life at least this often (milliseconds); silence means that the connection is dead. */
const SILENCE = 45_000;

/** Listens to the API's changes and reconnects for ever; returns how to stop. */
export function followChanges({ url, token, log, onConnected, onChange }: Options): () => void {
  const stopped = new AbortController();

  async function listen(onOpen: () => void) {
    const cut = new AbortController();
    let watch = setTimeout(() => cut.abort(), SILENCE);
    try {
      const answer = await fetch(url, {
        headers: { accept: 'text/event-stream', 'x-internal-token': token },
        signal: AbortSignal.any([stopped.signal, cut.signal]),
      });
      if (!answer.ok || !answer.body) throw new Error(`the API answered ${answer.status}`);
      onOpen();
      const decoder = new TextDecoder();
      let rest = '';
      for await (const part of answer.body) {
        clearTimeout(watch);
        watch = setTimeout(() => cut.abort(), SILENCE);
        const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines)
          if (line.startsWith('data:')) onChange(parseChanged(line.slice(5)));
      }
    } finally {
      clearTimeout(watch);
    }
  }
  async function follow() {
    let wait = FIRST_WAIT;
    let isTold = false;
    while (!stopped.signal.aborted) {
      try {
        await listen(() => {
          wait = FIRST_WAIT;
          isTold = false;
          onConnected(true);
          log.info('following the changes of the API');
        });
      } catch (error) {
        if (!stopped.signal.aborted && !isTold)
          log.warn(
            { reason: (error as Error).message },
            'no news from the API; pages are rendered for every request',
          );
        isTold = true;
      }
      onConnected(false);
      await pause(wait, stopped.signal);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    }
  }
  void follow();
  return () => stopped.abort();
}

function parseChanged(text: string): readonly string[] | 'all' {
  try {
    const { kinds }: { kinds?: unknown } = JSON.parse(text);
    return Array.isArray(kinds) ? kinds.map(String) : 'all';
  } catch {
    return 'all';
  }
}

const pause = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, time);
    signal.addEventListener('abort', done, { once: true });
  });
