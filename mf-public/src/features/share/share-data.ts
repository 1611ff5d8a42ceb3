import type { EntryOf } from '@admissions/model';
import type { share } from '@admissions/model/kinds';

export type Story = EntryOf<typeof share>;
export type StoryCard = ReturnType<typeof toCard>;
/** A storyteller's later post. */
export type LaterPost = ReturnType<typeof listLaterPosts>[number];

export const THEME_NAMES = {
  study: '學習',
  abroad: '出國',
  intern: '實習',
  club: '社團',
  research: '研究',
} satisfies Record<Story['theme'], string>;

/** All posts as one stream, newest first; posts dated in the future are hidden. */
export const listLaterPosts = (stories: readonly Omit<Story, 'body'>[], today: string) =>
  stories
    .flatMap(({ id, name, department, college, pic, posts }) =>
      (posts ?? []).map((post) => ({ ...post, story: { id, name, department, college, pic } })),
    )
    .filter(({ date }) => date <= today)
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));

/** Only the fields of the card are sent with the page. */
export function toCard(story: Omit<Story, 'body'>) {
  const { id, name, department, college, graduation, title, pic } = story;
  return { id, name, department, college, graduation, title, pic };
}

/** The sentence above the unfiltered list. */
export const toLead = ({ id, title, name, department, quote, pic }: Omit<Story, 'body'>) => ({
  id,
  title,
  name,
  department,
  quote,
  pic,
});
