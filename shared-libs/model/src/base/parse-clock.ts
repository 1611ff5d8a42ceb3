import { toPlainLine } from './to-plain-line.ts';

const ROC_YEAR_OFFSET = 1911;
const SPACED_DAY =
  /^(中華民國|民國|西元|公元)? *(\d{2,4}) *[-/.年] *(\d{1,2}) *[-/.月] *(\d{1,2}) *[日號]?/;
const COMPACT_DAY = /^()(\d{3,4})(\d\d)(\d\d)(?!\d)/;
const WEEKDAY = /^ *\((?:星期|禮拜|週|周)?[一二三四五六日天]\)/;
const TIME = /^(?:$|[ T]*(上午|下午)? *(\d{1,2}) *[:時點] *(\d\d)?(?::\d\d|分)?$)/;

/** YYYY-MM-DDTHH:mm of a day, also in years of the Republic, with or without a time. */
export function parseClock(typed: string): string | undefined {
  const text = toPlainLine(typed);
  const found = SPACED_DAY.exec(text) ?? COMPACT_DAY.exec(text);
  const time = found && TIME.exec(text.slice(found[0].length).replace(WEEKDAY, ''));
  if (!time) return undefined;
  const [, era = '', year = '', month, day] = found;
  const isRoc = era.endsWith('民國') || (era === '' && year.length === 3);
  // Two digits alone could be of any century, or a month.
  if (isRoc ? year.length === 4 : year.length < 4) return undefined;
  const [, half, typedHour = '0', minute = '00'] = time;
  const hour = half ? (Number(typedHour) % 12) + (half === '下午' ? 12 : 0) : typedHour;
  const [mm, dd, hh] = [month, day, hour].map((part) => String(part).padStart(2, '0'));
  const clock = `${Number(year) + (isRoc ? ROC_YEAR_OFFSET : 0)}-${mm}-${dd}T${hh}:${minute}`;
  const moment = new Date(`${clock}:00Z`);
  // Refuses 30 February.
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(clock);
  return isReal ? clock : undefined;
}
