import type { Api } from '@admissions/api-client';
import type { ListedAt } from '@admissions/model/kinds';
import { compareStrings } from './compare-strings.ts';
import type { Step } from './deadlines.ts';
import { loadList } from './public-reads.ts';

type NationalDate = Pick<
  ListedAt<'about/national_date_list'>,
  'title' | 'dates' | 'channel' | 'source' | 'link' | 'isSample'
>;
interface Undated {
  id: number;
  dates: readonly Step[];
  isSample?: true | undefined;
}
type Dated<C> = Omit<C, 'dates'> & { dates: Step[] };

export const loadNationalDates = (api: Api) => loadList(api, 'about/national_date_list');

/** The channels with own and national dates; null if unreadable. */
export async function loadDatedChannels(api: Api, today: string) {
  const [channels, national] = await Promise.all([
    loadList(api, 'about/admissions_list'),
    loadNationalDates(api),
  ]);
  return channels && addNationalDates(channels, national, today);
}

/** In order of their begin; each is a sample if its entry is one. */
export function addNationalDates<C extends Undated>(
  channels: readonly C[],
  national: readonly NationalDate[] | null,
  today: string,
): Dated<C>[] {
  return channels.map((channel) => ({
    ...channel,
    dates: [
      ...channel.dates.map((step) =>
        channel.isSample ? { ...step, isSample: true as const } : step,
      ),
      ...pickCurrent(national?.filter((each) => each.channel.id === channel.id) ?? [], today),
    ].toSorted((one, other) => compareStrings(one.dates.begin, other.dates.begin)),
  }));
}

/** Of several years of one date: the next that is not over, else the last. */
function pickCurrent(dates: readonly NationalDate[], today: string): Step[] {
  const current = new Map<string, NationalDate>();
  for (const each of dates.toSorted((one, other) =>
    compareStrings(one.dates.begin, other.dates.begin),
  )) {
    const former = current.get(each.title);
    if (!former || former.dates.end < today) current.set(each.title, each);
  }
  return [...current.values()].map(({ title, dates: when, source, link, isSample }) => ({
    label: title,
    dates: when,
    source: { name: source, href: link?.href },
    isSample,
  }));
}
