import { hostname } from 'node:os';
import type { Adoption } from '@admissions/protocol/releases';
import { removeAdoption, writeAdoption } from '@admissions/tools/adoption';
import type { Log } from '../base/log.ts';
import type { ReleaseService } from './release-service.ts';

const BEAT_EVERY = 5000;

/** Says beside the registry, and to the release service, what this shell serves, at every change and as a heartbeat: the release commands wait for it. */
export function createHeartbeat(
  registryFile: string,
  log: Log,
  readState: () => Pick<Adoption, 'sequence' | 'remotes'>,
  service: Pick<ReleaseService, 'report' | 'end'> | null,
) {
  const shell = `${hostname()}-${process.pid}`;
  let isClosed = false;
  let hasFailed = false;
  let last: Promise<void> = Promise.resolve();

  // One after the other: an older state must not overtake a newer one.
  function beat() {
    last = last.then(async () => {
      if (isClosed) return;
      const adoption = { shell, at: new Date().toISOString(), ...readState() };
      // First: a service that does not answer in time holds up nobody who looks at the file.
      try {
        await writeAdoption(registryFile, adoption);
        hasFailed = false;
      } catch (error) {
        if (!hasFailed)
          log.warn({ reason: (error as Error).message }, 'nobody can be told what is served here');
        hasFailed = true;
      }
      await service?.report(adoption);
    });
  }
  const timer = setInterval(beat, BEAT_EVERY);
  timer.unref();
  return {
    beat,
    close() {
      isClosed = true;
      clearInterval(timer);
      last = last.then(async () => {
        await removeAdoption(registryFile, shell).catch(() => {});
        await service?.end(shell);
      });
      return last;
    },
  };
}
