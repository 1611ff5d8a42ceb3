import type { Channel } from './channel-data.ts';

const MONTH_COUNT = 12;
const DAY_MS = 86_400_000;
/** Keeps a single day visible. */
const MIN_WIDTH_PERCENT = 0.8;

export interface RulerMonth {
  year: number;
  month: number;
  /** Start in percent of the twelve months. */
  at: number;
}
export interface RulerSpan {
  label: string;
  at: number;
  width: number;
  begin: string;
  end: string;
  isSample: true | undefined;
}
export interface Ruler {
  months: RulerMonth[];
  today: number;
  rows: { id: number; title: string; spans: RulerSpan[] }[];
}

/** Twelve months, starting with the current one. */
export function layoutYear(
  channels: readonly Pick<Channel, 'id' | 'title' | 'dates'>[],
  today: string,
): Ruler {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const startMonth = (index: number) => Date.UTC(year, month - 1 + index, 1);
  const from = startMonth(0);
  const whole = startMonth(MONTH_COUNT) - from;
  const percent = (moment: number) => ((moment - from) / whole) * 100;
  const months = Array.from({ length: MONTH_COUNT }, (_, index) => {
    const first = new Date(startMonth(index));
    return {
      year: first.getUTCFullYear(),
      month: first.getUTCMonth() + 1,
      at: percent(startMonth(index)),
    };
  });
  const rows = channels.map(({ id, title, dates }) => ({
    id,
    title,
    spans: dates.flatMap(({ label, dates: { begin, end }, isSample }) => {
      const at = Math.max(0, percent(Date.parse(begin)));
      const until = Math.min(100, percent(Date.parse(end) + DAY_MS));
      return until > 0 && at < 100
        ? [{ label, begin, end, isSample, at, width: Math.max(MIN_WIDTH_PERCENT, until - at) }]
        : [];
    }),
  }));
  return {
    months,
    today: percent(Date.parse(today)),
    rows: rows.filter(({ spans }) => spans.length > 0),
  };
}
