import { monitorEventLoopDelay } from 'node:perf_hooks';

type Labels = Readonly<Record<string, string>>;
const RENDER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Histogram {
  name: string;
  labels: Labels;
  limits: readonly number[];
  /** Cumulative count per limit. */
  counts: number[];
  count: number;
  sum: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics of this process in the Prometheus text format. */
export function createMetrics() {
  const counters = new Map<string, { value: number }>();
  const gauges = new Map<string, () => number>();
  const infos = new Map<string, () => Labels[]>();
  const readings = new Map<string, () => { labels: Labels; value: number }[]>();
  const histograms = new Map<string, Histogram>();
  const renders = createHistogram('shell_render_seconds', RENDER_BUCKETS);
  histograms.set(renders.name, renders);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  function findCounter(name: string, labels: Labels) {
    const series = name + formatLabels(labels);
    const counter = counters.get(series) ?? { value: 0 };
    counters.set(series, counter);
    return counter;
  }

  return {
    count(name: string, labels: Labels = {}) {
      findCounter(name, labels).value++;
    },
    /** Returns an increment function for one series, for hot paths. */
    counter(name: string, labels: Labels): () => void {
      const counter = findCounter(name, labels);
      return () => {
        counter.value++;
      };
    },
    gauge: (name: string, read: () => number) => void gauges.set(name, read),
    /** Info metrics, one series per set of labels. */
    info: (name: string, read: () => Labels[]) => void infos.set(name, read),
    /** Gauges, one series per set of labels. */
    readings: (name: string, read: () => { labels: Labels; value: number }[]) =>
      void readings.set(name, read),
    /** Adds one value to a histogram with these upper limits. */
    observe(
      name: string,
      value: number,
      { labels, limits }: { labels: Labels; limits: readonly number[] },
    ) {
      const series = name + formatLabels(labels);
      const histogram = histograms.get(series) ?? createHistogram(name, limits, labels);
      histograms.set(series, histogram);
      addValue(histogram, value);
    },
    observeRender: (seconds: number) => addValue(renders, seconds),
    text() {
      const lines = [...counters].map(([series, { value }]) => `${series} ${value}`);
      for (const [name, read] of gauges) lines.push(`${name} ${read()}`);
      for (const [name, read] of infos)
        lines.push(...read().map((labels) => `${name}${formatLabels(labels)} 1`));
      for (const [name, read] of readings)
        lines.push(...read().map(({ labels, value }) => `${name}${formatLabels(labels)} ${value}`));
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
function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return pairs.length ? `{${pairs.join(',')}}` : '';
}

const createHistogram = (
  name: string,
  limits: readonly number[],
  labels: Labels = {},
): Histogram => ({ name, labels, limits, counts: limits.map(() => 0), count: 0, sum: 0 });

function addValue(histogram: Histogram, value: number): void {
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
