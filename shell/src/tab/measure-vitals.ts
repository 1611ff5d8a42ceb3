import type { Vital } from '@admissions/protocol/releases';
import { isSavingData } from '../remotes/after-load.ts';
import { addReport, readOwner, readReportContext, sendReports } from '../remotes/reports.ts';

/** Shifts belong together that are closer than this, within a time that is no longer than the other (milliseconds). */
const SHIFT_PAUSE_MS = 1000;
const SHIFT_WINDOW_MS = 5000;
/** Of so many interactions one may be slower than what is told. */
const INTERACTIONS_PER_OUTLIER = 50;
const MAX_SLOW_INTERACTIONS = 10;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/** Measures how fast this document is, for the release and the page that it began with, and tells it once, when it is put away for the first time. */
export function measureVitals(): void {
  if (isSavingData() || typeof PerformanceObserver !== 'function') return;
  const source = { ...readOwner(), ...readReportContext() };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A page that was rendered ahead began for the visitor when they came to it.
  const start = (navigation as { activationStart?: number } | undefined)?.activationStart ?? 0;
  let largest: number | null = null;
  let shifts: number | null = null;
  const slowest = new Map<number, number>();
  let interactions = 0;
  let session = { began: 0, last: 0, sum: 0 };

  observe('largest-contentful-paint', ({ startTime }) => {
    largest = Math.max(0, startTime - start);
  });
  const seesShifts = observe<Shift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isSame =
      startTime - session.last < SHIFT_PAUSE_MS && startTime - session.began < SHIFT_WINDOW_MS;
    session = isSame
      ? { ...session, last: startTime, sum: session.sum + value }
      : { began: startTime, last: startTime, sum: value };
    shifts = Math.max(shifts ?? 0, session.sum);
  });
  observe<Interaction>('event', ({ interactionId, duration }) => {
    if (!interactionId) return;
    if (!slowest.has(interactionId)) interactions++;
    slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
    if (slowest.size <= MAX_SLOW_INTERACTIONS) return;
    const [least] = [...slowest].toSorted(([, one], [, other]) => one - other);
    if (least) slowest.delete(least[0]);
  });

  function report() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    const durations = [...slowest.values()].toSorted((one, other) => other - one);
    const outliers = Math.min(
      durations.length - 1,
      Math.floor(interactions / INTERACTIONS_PER_OUTLIER),
    );
    const values: Record<Vital, number | null> = {
      // In a tab that was opened behind others nothing is painted until somebody looks.
      LCP: wasHidden() ? null : largest,
      CLS: seesShifts ? (shifts ?? 0) : null,
      INP: durations[outliers] ?? null,
      TTFB: navigation ? Math.max(0, navigation.responseStart - start) : null,
    };
    for (const [name, value] of Object.entries(values) as [Vital, number | null][])
      if (value !== null) addReport({ ...source, kind: 'vital', name, value });
    sendReports();
  }
  document.addEventListener('visibilitychange', report);
}

/** Whether the browser tells of these, those that were before as well. */
function observe<E extends PerformanceEntry>(type: string, onEntry: (entry: E) => void): boolean {
  try {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) onEntry(entry as E);
    }).observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
    return true;
  } catch {
    return false;
  }
}
// Before this call: the tab is being put away now, which is no entry yet, or the last one.
const wasHidden = () =>
  performance
    .getEntriesByType('visibility-state')
    .some(({ name, startTime }) => name === 'hidden' && startTime < 1000);
