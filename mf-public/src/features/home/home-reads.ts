import type { Api } from '@admissions/api-client';
import type { EntryOf } from '@admissions/model';
import type {
  collegeUnit,
  featuresSub,
  filmedStory,
  ListedAt,
  ListPath,
  selectionItem,
  seniorItem,
  vr,
  wallPicture,
} from '@admissions/model/kinds';
import { TOPICS } from '@admissions/model/kinds';
import type { TopicData } from '@admissions/protocol';
import { buildTopicPath } from '@admissions/protocol';
import type { Slide } from '../../lib/banners/page-banners.ts';
import { toSlides } from '../../lib/banners/page-banners.ts';
import { readEntry, readList, readSingle } from '../../lib/public-reads.ts';
import type { ArticleCard, College } from '../../lib/queries.ts';
import { loadSection, toEntries } from '../../lib/reads.ts';
import { withoutAlt } from '../../lib/without-alt.ts';

/** A college with its departments and programmes. */
export interface CollegePanel extends Omit<College, 'sort' | 'updatedAt'> {
  units: Pick<EntryOf<typeof collegeUnit>, 'id' | 'title' | 'link'>[];
}

export type Feature = Pick<
  EntryOf<typeof featuresSub>,
  'id' | 'title' | 'text' | 'figure' | 'figureNote' | 'pic' | 'link'
>;
export type Selected = Pick<
  EntryOf<typeof selectionItem>,
  'id' | 'title' | 'text' | 'pic' | 'link'
>;
export type Senior = Pick<
  EntryOf<typeof seniorItem>,
  'id' | 'name' | 'department' | 'quote' | 'pic' | 'share'
>;
export type Film = Pick<EntryOf<typeof filmedStory>, 'id' | 'title' | 'pic'>;
export type WallPicture = EntryOf<typeof wallPicture>;
export type Place = Pick<EntryOf<typeof vr>, 'id' | 'title' | 'pic'>;
type Topic = (typeof TOPICS)[number];

/** The newest in full, the others by title. */
export interface ShownNews {
  first: ArticleCard | null;
  others: Pick<ArticleCard, 'id' | 'title' | 'date' | 'category'>[];
}
export const toShownNews = ([first, ...others]: readonly ArticleCard[]): ShownNews => ({
  first: first ?? null,
  others: others.map(({ id, title, date, category }) => ({ id, title, date, category })),
});

/** What is shown of a topic. */
export interface ShownTopic {
  years: readonly number[];
  selectedYear: number | null;
  slides: Slide[];
  blocks: Pick<TopicData['blocks'][number], 'id' | 'title' | 'pic' | 'link'>[];
  activities: Pick<TopicData['activities'][number], 'id' | 'title' | 'eventDates'>[];
  articles: Pick<TopicData['articles'][number], 'id' | 'title' | 'date'>[];
}

/** Slides beside their words, each with one crop. */
export const lightSlides = (slides: readonly Slide[]): Slide[] =>
  slides.map((slide) => ({ ...slide, pic: withoutAlt(slide.pic), picMobile: null }));

/** A heading with its items; null when it could not be read. */
export interface Headed<T> {
  heading: string;
  intro: string | null;
  items: T[];
}

/** The colleges, each with its units; null when they could not be read. One whose units could not is shown without them. */
export async function loadColleges(api: Api): Promise<CollegePanel[] | null> {
  const colleges = await loadSection(readList(api, 'setting/college_list'));
  return colleges && Promise.all(toEntries(colleges).map((college) => withUnits(api, college)));
}
async function withUnits(
  api: Api,
  { id, title, titleEn, hue, intro, pic, link }: College,
): Promise<CollegePanel> {
  const whole = await loadSection(readEntry(api, 'setting/college_info', id, { silent: true }));
  const units =
    whole?.units.map((unit) => ({ id: unit.id, title: unit.title, link: unit.link })) ?? [];
  return { id, title, titleEn, hue, intro, pic: withoutAlt(pic), link, units };
}

/** What stands below the news of the home page. */
export async function loadLowerHome(api: Api, url: string) {
  const headed = async <P extends ListPath>(
    head: `setting/${'features' | 'selection' | 'senior'}_info`,
    path: P,
  ): Promise<Headed<ListedAt<P>> | null> => {
    const [facts, items] = await Promise.all([
      loadSection(readSingle(api, head, { silent: true })),
      loadSection(readList(api, path, { params: { perpage: 12 }, silent: true })),
    ]);
    return facts && items && items.list.length > 0
      ? { heading: facts.heading, intro: facts.intro, items: items.list }
      : null;
  };
  const list = async <P extends ListPath>(path: P, perpage: number) =>
    (await loadSection(readList(api, path, { params: { perpage }, silent: true })))?.list ?? [];
  const [highlights, selected, seniors, films, places, pictures, topic] = await Promise.all([
    headed('setting/features_info', 'setting/features_sub_list'),
    headed('setting/selection_info', 'setting/selection_list'),
    headed('setting/senior_info', 'setting/senior_list'),
    list('about/video_list', 4),
    list('vr/vr_list', 4),
    list('setting/pic_list', 9),
    loadTopic(api, url),
  ]);
  // What nobody sees would travel twice: in the page and in what it comes alive with.
  const toFilmCard = ({ id, title, pic }: Film) => ({ id, title, pic: withoutAlt(pic) });
  const toFeature = ({ id, title, text, figure, figureNote, pic, link }: Feature): Feature => ({
    id,
    title,
    text,
    figure,
    figureNote,
    pic: pic && withoutAlt(pic),
    link,
  });
  return {
    highlights: highlights && { ...highlights, items: highlights.items.map(toFeature) },
    selected: selected && {
      ...selected,
      items: selected.items.map(({ id, title, text, pic, link }) => ({
        id,
        title,
        text,
        pic: withoutAlt(pic),
        link,
      })),
    },
    seniors: seniors && {
      ...seniors,
      items: seniors.items.map(({ id, name, department, quote, pic, share }) => ({
        id,
        name,
        department,
        quote,
        pic: withoutAlt(pic),
        share,
      })),
    },
    films: films.map(toFilmCard),
    places: places.map(toFilmCard),
    pictures,
    topic,
  };
}

/** The topic and the year that the address asks for; the first topic otherwise. */
async function loadTopic(
  api: Api,
  url: string,
): Promise<{ name: Topic; facts: ShownTopic | null }> {
  const search = new URL(url).searchParams;
  const name = TOPICS.find((each) => each === search.get('topic')) ?? TOPICS[0];
  const year = /^20\d\d$/.test(search.get('year') ?? '') ? search.get('year') : null;
  const facts = await loadSection(
    api.get<TopicData>(buildTopicPath(name), { params: { year }, silent: true }),
  );
  return { name, facts: facts && toShownTopic(facts) };
}

const toShownTopic = ({
  years,
  selectedYear,
  carousels,
  blocks,
  activities,
  articles,
}: TopicData): ShownTopic => ({
  years,
  selectedYear,
  slides: lightSlides(toSlides(carousels)),
  blocks: blocks.map(({ id, title, pic, link }) => ({ id, title, pic: withoutAlt(pic), link })),
  activities: activities.map(({ id, title, eventDates }) => ({ id, title, eventDates })),
  articles: articles.map(({ id, title, date }) => ({ id, title, date })),
});
