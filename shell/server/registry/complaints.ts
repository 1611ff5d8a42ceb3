import type { Log } from '../base/log.ts';

export type Complaints = ReturnType<typeof createComplaints>;

/** Faults of the release service, logged once each: it may be unreachable for hours. */
export function createComplaints(log: Log) {
  const reasons = new Map<string, string>();
  return {
    add(about: string, error: unknown) {
      const reason = describeError(error);
      if (reasons.get(about) !== reason)
        log.warn({ about, reason }, 'the release service cannot be followed');
      reasons.set(about, reason);
    },
    clear: (about: string) => void reasons.delete(about),
    find: (about: string): string | undefined => reasons.get(about),
  };
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
