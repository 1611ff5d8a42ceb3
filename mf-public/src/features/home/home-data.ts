import type { Api } from '@admissions/api-client';
import type { EntryOf } from '@admissions/model';
import type { collegeUnit, ListedAt, ListPath } from '@admissions/model/kinds';
import { TOPICS } from '@admissions/model/kinds';
import type { TopicData } from '@admissions/protocol';
import { buildTopicPath } from '@admissions/protocol';
import type { Slide } from '../../lib/banners/page-banners.ts';
import { toSlides } from '../../lib/banners/page-banners.ts';
import { loadEntry, loadList, loadSingle } from '../../lib/public-reads.ts';
import type { College } from '../../lib/queries.ts';
import { loadSection } from '../../lib/reads.ts';

export interface CollegePanel extends College {
  units: EntryOf<typeof collegeUnit>[];
}
export type Feature = ListedAt<'setting/features_sub_list'>;
export type SelectionItem = ListedAt<'setting/selection_list'>;
export type Senior = ListedAt<'setting/senior_list'>;
export type Film = Pick<ListedAt<'about/video_list'>, 'id' | 'title' | 'pic'>;
export type WallPicture = ListedAt<'setting/pic_list'>;
type Topic = (typeof TOPICS)[number];
export interface ShownTopic extends Pick<TopicData, 'years' | 'selectedYear' | 'blocks'> {
  slides: Slide[];
  activities: Pick<TopicData['activities'][number], 'id' | 'title' | 'eventDates'>[];
  articles: Pick<TopicData['articles'][number], 'id' | 'title' | 'date'>[];
}
export interface HeadedList<T> {
  heading: string;
  intro: string | null;
  items: T[];
}

/** Null if they cannot be read. */
export async function loadColleges(api: Api): Promise<CollegePanel[] | null> {
  const colleges = await loadList(api, 'setting/college_list');
  const withUnits = async (college: College) => {
    const whole = await loadEntry(api, 'setting/college_info', college.id);
    return { ...college, units: whole?.units ?? [] };
  };
  return colleges && Promise.all(colleges.map(withUnits));
}

/** The sections below the news. */
export async function loadHomeSections(api: Api, search: URLSearchParams) {
  const loadHeadedList = async <P extends ListPath>(
    head: `setting/${'features' | 'selection' | 'senior'}_info`,
    path: P,
  ): Promise<HeadedList<ListedAt<P>> | null> => {
    const [texts, items] = await Promise.all([
      loadSingle(api, head),
      loadList(api, path, { perpage: 12 }),
    ]);
    return texts && items && items.length > 0
      ? { heading: texts.heading, intro: texts.intro, items }
      : null;
  };
  const [highlights, selected, seniors, films, places, pictures, topic] = await Promise.all([
    loadHeadedList('setting/features_info', 'setting/features_sub_list'),
    loadHeadedList('setting/selection_info', 'setting/selection_list'),
    loadHeadedList('setting/senior_info', 'setting/senior_list'),
    loadList(api, 'about/video_list', { perpage: 4 }),
    loadList(api, 'vr/vr_list', { perpage: 4 }),
    loadList(api, 'setting/pic_list', { perpage: 9 }),
    loadTopic(api, search),
  ]);
  const toCard = ({ id, title, pic }: Film) => ({ id, title, pic });
  return {
    ...{ highlights, selected, seniors, topic },
    films: films?.map(toCard) ?? [],
    places: places?.map(toCard) ?? [],
    pictures: pictures ?? [],
  };
}

/** The topic and year of the address; else the first topic. */
async function loadTopic(
  api: Api,
  search: URLSearchParams,
): Promise<{ name: Topic; content: ShownTopic | null }> {
  const name = TOPICS.find((each) => each === search.get('topic')) ?? TOPICS[0];
  const year = /^20\d\d$/.test(search.get('year') ?? '') ? search.get('year') : null;
  const data = await loadSection(
    api.get<TopicData>(buildTopicPath(name), { params: { year }, silent: true }),
  );
  if (!data) return { name, content: null };
  const { carousels, activities, articles, ...content } = data;
  return {
    name,
    content: {
      ...content,
      slides: toSlides(carousels),
      // Lines show title and date only.
      activities: activities.map(({ id, title, eventDates }) => ({ id, title, eventDates })),
      articles: articles.map(({ id, title, date }) => ({ id, title, date })),
    },
  };
}
