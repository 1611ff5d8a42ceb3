import { monitorEventLoopDelay } from 'node:perf_hooks';

type Labels = Readonly<Record<string, string>>;
interface Reading {
  labels: Labels;
  /** By default 1. */
  value?: number;
}

type Histogram = ReturnType<typeof createHistogram>;
export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics of this process in the Prometheus text format. */
export function createMetrics() {
  const counters = new Map<string, number>();
  const gauges = new Map<string, () => number | Reading[]>();
  const histograms = new Map<string, Histogram>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  return {
    count(name: string, labels: Labels = {}) {
      const series = name + formatLabels(labels);
      counters.set(series, (counters.get(series) ?? 0) + 1);
    },
    /** One value, or one per set of labels. */
    gauge: (name: string, read: () => number | Reading[]) => void gauges.set(name, read),
    /** Adds one value to a histogram with these upper limits. */
    observe(
      name: string,
      value: number,
      { labels = {}, limits }: { labels?: Labels; limits: readonly number[] },
    ) {
      const series = name + formatLabels(labels);
      const histogram = histograms.get(series) ?? createHistogram(name, limits, labels);
      histograms.set(series, histogram);
      addValue(histogram, value);
    },
    text() {
      const lines = [...counters].map(([series, value]) => `${series} ${value}`);
      for (const [name, read] of gauges) lines.push(...formatReadings(name, read()));
      lines.push(...[...histograms.values()].flatMap(formatHistogram));
      lines.push(
        `shell_event_loop_delay_seconds ${delay.mean / 1e9}`,
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      );
      return `${lines.join('\n')}\n`;
    },
    close: () => void delay.disable(),
  };
}
const formatReadings = (name: string, readings: number | Reading[]) =>
  typeof readings === 'number'
    ? [`${name} ${readings}`]
    : readings.map(({ labels, value = 1 }) => `${name}${formatLabels(labels)} ${value}`);

function formatLabels(labels: Labels) {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return pairs.length ? `{${pairs.join(',')}}` : '';
}

const createHistogram = (name: string, limits: readonly number[], labels: Labels) => ({
  name,
  labels,
  limits,
  /** Cumulative count per limit. */
  counts: limits.map(() => 0),
  count: 0,
  sum: 0,
});

function addValue(histogram: Histogram, value: number) {
  histogram.count++;
  histogram.sum += value;
  histogram.limits.forEach((limit, index) => {
    if (value <= limit) histogram.counts[index] = (histogram.counts[index] ?? 0) + 1;
  });
}

const formatHistogram = ({ name, labels, limits, counts, count, sum }: Histogram) => [
  ...limits.map(
    (limit, index) =>
      `${name}_bucket${formatLabels({ ...labels, le: String(limit) })} ${counts[index] ?? 0}`,
  ),
  `${name}_bucket${formatLabels({ ...labels, le: '+Inf' })} ${count}`,
  `${name}_sum${formatLabels(labels)} ${sum}`,
  `${name}_count${formatLabels(labels)} ${count}`,
];
