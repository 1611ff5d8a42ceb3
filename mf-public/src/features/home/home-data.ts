import type { Api } from '@admissions/api-client';
import { type ListedAt, type ListPath, TOPICS } from '@admissions/model/kinds';
import { buildTopicPath, type TopicData } from '@admissions/protocol';
import { toSlides } from '../../lib/banners/page-banners.ts';
import { loadEntry, loadList, loadSingle } from '../../lib/public-reads.ts';
import { loadSection } from '../../lib/reads.ts';

export type HomeSections = Awaited<ReturnType<typeof loadHomeSections>>;
export type ShownTopic = NonNullable<NonNullable<HomeSections['topic']>['content']>;

/** Null if they cannot be read. */
export async function loadColleges(api: Api) {
  const colleges = await loadList(api, 'setting/college_list');
  const withUnits = async (college: ListedAt<'setting/college_list'>) => {
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
  ) => {
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
  const toCard = ({ id, title, pic }: ListedAt<'about/video_list' | 'vr/vr_list'>) => ({
    id,
    title,
    pic,
  });
  return {
    ...{ highlights, selected, seniors, topic },
    films: films?.map(toCard) ?? [],
    places: places?.map(toCard) ?? [],
    pictures: pictures ?? [],
  };
}

/** The topic and year of the address; else the first topic with content, or null. */
async function loadTopic(api: Api, search: URLSearchParams) {
  const chosen = TOPICS.find((each) => each === search.get('topic'));
  const year = /^20\d\d$/.test(search.get('year') ?? '') ? search.get('year') : null;
  for (const name of chosen ? [chosen] : TOPICS) {
    const data = await loadSection(
      api.get<TopicData>(buildTopicPath(name), { params: { year }, silent: true }),
    );
    if (!data) return { name, content: null };
    const content = toShownTopic(data);
    if (chosen || !isEmptyTopic(content)) return { name, content };
  }
  return null;
}

const toShownTopic = ({ carousels, activities, articles, ...content }: TopicData) => ({
  ...content,
  slides: toSlides(carousels),
  // Lines show title and date only.
  activities: activities.map(({ id, title, eventDates }) => ({ id, title, eventDates })),
  articles: articles.map(({ id, title, date }) => ({ id, title, date })),
});

export const isEmptyTopic = ({
  slides,
  blocks,
  articles,
  activities,
}: ReturnType<typeof toShownTopic>) =>
  [slides, blocks, articles, activities].every((list) => list.length === 0);
