import { hostname } from 'node:os';
import type { ShellReport } from '@admissions/protocol/releases';
import type { ReleaseService } from './release-service.ts';

const HEARTBEAT_INTERVAL_MS = 5000;

/** Reports at every change and periodically: the release commands wait for it. */
export function createHeartbeat(
  readState: () => Pick<ShellReport, 'sequence' | 'remotes'>,
  service: Pick<ReleaseService, 'report' | 'end'> | null,
) {
  const shell = `${hostname()}-${process.pid}`;
  let isClosed = false;
  let last: Promise<void> = Promise.resolve();

  // Sequential: an older state must not overtake a newer one.
  function beat() {
    last = last.then(async () => {
      if (isClosed) return;
      await service?.report({ shell, at: new Date().toISOString(), ...readState() });
    });
  }
  const timer = setInterval(beat, HEARTBEAT_INTERVAL_MS);
  timer.unref();
  return {
    beat,
    close() {
      isClosed = true;
      clearInterval(timer);
      last = last.then(() => service?.end(shell));
      return last;
    },
  };
}
