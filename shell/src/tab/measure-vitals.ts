import type { Vital } from '@admissions/protocol/releases';
import { isSavingData } from '../remotes/after-load.ts';
import { addReport, readOwner, readReportContext, sendReports } from '../remotes/reports.ts';

/** CLS session window: gap and maximum length (ms). */
const SHIFT_PAUSE_MS = 1000;
const SHIFT_WINDOW_MS = 5000;
/** INP: ignores one outlier per this many interactions. */
const INTERACTIONS_PER_OUTLIER = 50;
const MAX_SLOW_INTERACTIONS = 10;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/** Measures this document and sends the vitals once, when it is first hidden. */
export function measureVitals() {
  if (isSavingData() || typeof PerformanceObserver !== 'function') return;
  const source = { ...readOwner(), ...readReportContext() };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A prerendered page started for the visitor at its activation.
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
      // A background tab paints nothing until it is visible.
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

/** Observes entries, buffered ones too; false when unsupported. */
function observe<E extends PerformanceEntry>(type: string, onEntry: (entry: E) => void) {
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
// Before this call: the current hide is no entry yet, or the last one.
const wasHidden = () =>
  performance
    .getEntriesByType('visibility-state')
    .some(({ name, startTime }) => name === 'hidden' && startTime < 1000);
