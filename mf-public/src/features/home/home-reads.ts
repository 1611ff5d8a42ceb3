import type { Api } from '@admissions/api-client';
import type { EntryOf, Page, TopicData } from '@admissions/contracts';
import { topicPathOf } from '@admissions/contracts';
import type { features, featuresSub, filmedStory, selection, selectionItem, senior, seniorItem, vr, wallPicture } from '@admissions/contracts/kinds';
import { TOPICS } from '@admissions/contracts/kinds';
import { sectionRead } from '../../lib/reads.ts';

export type Feature = EntryOf<typeof featuresSub>;
export type Pick = EntryOf<typeof selectionItem>;
export type Senior = EntryOf<typeof seniorItem>;
export type Film = EntryOf<typeof filmedStory>;
export type WallPicture = EntryOf<typeof wallPicture>;
export type Place = Omit<EntryOf<typeof vr>, 'hotspots'>;
type Topic = (typeof TOPICS)[number];

/** A heading with its items; null when it could not be read. */
export interface Headed<T> {
  heading: string;
  intro: string | null;
  items: T[];
}

/** What stands below the news of the home page. */
export async function loadLowerHome(api: Api, url: string) {
  const at = (path: string) => `/api/ap/setting/${path}`;
  const headed = async <H extends { heading: string; intro: string | null }, T>(head: string, list: string): Promise<Headed<T> | null> => {
    const [facts, items] = await Promise.all([
      sectionRead(api.get<H>(at(head), { silent: true })),
      sectionRead(api.get<Page<T>>(at(list), { params: { perpage: 12 }, silent: true })),
    ]);
    return facts && items && items.list.length > 0 ? { heading: facts.heading, intro: facts.intro, items: items.list } : null;
  };
  const list = async <T>(path: string, perpage: number) => (await sectionRead(api.get<Page<T>>(path, { params: { perpage }, silent: true })))?.list ?? [];
  const [highlights, selected, seniors, films, places, pictures, topic] = await Promise.all([
    headed<EntryOf<typeof features>, Feature>('features_info', 'features_sub_list'),
    headed<EntryOf<typeof selection>, Pick>('selection_info', 'selection_list'),
    headed<EntryOf<typeof senior>, Senior>('senior_info', 'senior_list'),
    list<Film>('/api/ap/about/video_list', 4),
    list<Place>('/api/ap/vr/vr_list', 4),
    list<WallPicture>(at('pic_list'), 9),
    loadTopic(api, url),
  ]);
  return { highlights, selected, seniors, films, places, pictures, topic };
}

/** The topic and the year that the address asks for; the first topic otherwise. */
async function loadTopic(api: Api, url: string): Promise<{ name: Topic; facts: TopicData | null }> {
  const search = new URL(url).searchParams;
  const name = TOPICS.find((each) => each === search.get('topic')) ?? TOPICS[0];
  const year = /^20\d\d$/.test(search.get('year') ?? '') ? search.get('year') : null;
  return { name, facts: await sectionRead(api.get<TopicData>(topicPathOf(name), { params: { year }, silent: true })) };
}
