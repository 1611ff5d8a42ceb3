import { setTimeout as setDelay } from 'node:timers/promises';
import type { Log } from '../base/log.ts';

interface Options {
  url: string;
  token: string;
  log: Log;
  onConnected(isConnected: boolean): void;
  /** Names of changed kinds; `all` if unknown. */
  onChange(changed: readonly string[] | 'all'): void;
}
const INITIAL_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 5000;
/** The API sends heartbeats more often; silence means a dead connection. */
const IDLE_TIMEOUT_MS = 45_000;

/** Reconnects forever; returns a function that unsubscribes. */
export function subscribeToChanges({ url, token, log, onConnected, onChange }: Options) {
  const stopped = new AbortController();

  async function listen(onOpen: () => void) {
    const idle = new AbortController();
    let idleTimer = setTimeout(() => idle.abort(), IDLE_TIMEOUT_MS);
    try {
      const answer = await fetch(url, {
        headers: { accept: 'text/event-stream', 'x-internal-token': token },
        signal: AbortSignal.any([stopped.signal, idle.signal]),
      });
      if (!answer.ok || !answer.body) throw new Error(`the API answered ${answer.status}`);
      onOpen();
      const decoder = new TextDecoder();
      let rest = '';
      for await (const part of answer.body) {
        clearTimeout(idleTimer);
        idleTimer = setTimeout(() => idle.abort(), IDLE_TIMEOUT_MS);
        const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines)
          if (line.startsWith('data:')) onChange(parseChanged(line.slice(5)));
      }
    } finally {
      clearTimeout(idleTimer);
    }
  }
  async function follow() {
    let backoffMs = INITIAL_BACKOFF_MS;
    let isReported = false;
    while (!stopped.signal.aborted) {
      try {
        await listen(() => {
          backoffMs = INITIAL_BACKOFF_MS;
          isReported = false;
          onConnected(true);
          log.info('connected to the change stream of the API');
        });
      } catch (error) {
        if (!stopped.signal.aborted && !isReported)
          log.warn(
            { reason: (error as Error).message },
            'change stream lost; pages are rendered for every request',
          );
        isReported = true;
      }
      onConnected(false);
      await setDelay(backoffMs, undefined, { signal: stopped.signal }).catch(() => {});
      backoffMs = Math.min(MAX_BACKOFF_MS, backoffMs * 2);
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
