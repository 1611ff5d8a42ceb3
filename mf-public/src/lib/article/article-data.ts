import type { EntryOf, ImageValue } from '@admissions/model';
import { taipeiDayStart } from '@admissions/model';
import type { filmedStory, life, news, share } from '@admissions/model/kinds';
import { findSharePicture } from '@admissions/protocol';
import type { Publisher } from '../structured/university.ts';
import { universityIn } from '../structured/university.ts';

// The cut that goes with shared links, and the picture as it is.
const listPictures = (pic: ImageValue, origin: string) =>
  [findSharePicture(pic), pic.url].flatMap((path) => (path ? [origin + path] : []));

/** News as search engines read it. */
export const newsData = (
  { id, title, date, summary, category, pic, updatedAt }: EntryOf<typeof news>,
  { origin, identity }: Publisher,
) => ({
  '@type': 'NewsArticle',
  headline: title,
  description: summary,
  articleSection: category.title,
  datePublished: taipeiDayStart(date),
  dateModified: updatedAt > taipeiDayStart(date) ? updatedAt : taipeiDayStart(date),
  inLanguage: 'zh-Hant-TW',
  mainEntityOfPage: `${origin}/newsCont?id=${id}`,
  image: pic ? listPictures(pic, origin) : [`${origin}/og.jpg`],
  author: { '@type': 'Organization', name: identity.office, url: `${origin}/` },
  publisher: { ...universityIn(origin, identity), logo: `${origin}/icon-512.png` },
});

type Article = Pick<EntryOf<typeof life>, 'title' | 'summary' | 'pic' | 'updatedAt'>;
const articleData = (
  { title, summary, pic, updatedAt }: Article,
  path: string,
  { origin, identity }: Publisher,
) => ({
  '@type': 'Article',
  headline: title,
  description: summary,
  dateModified: updatedAt,
  inLanguage: 'zh-Hant-TW',
  mainEntityOfPage: origin + path,
  image: listPictures(pic, origin),
  publisher: universityIn(origin, identity),
});

/** A senior's story. */
export const storyData = (story: EntryOf<typeof share>, publisher: Publisher) => ({
  ...articleData(story, `/shareCont?id=${story.id}`, publisher),
  author: { '@type': 'Person', name: story.name },
  about: {
    '@type': 'EducationalOccupationalProgram',
    name: story.department,
    provider: universityIn(publisher.origin, publisher.identity),
  },
});

/** A page on life at the university. */
export const lifeData = (entry: EntryOf<typeof life>, publisher: Publisher) => ({
  ...articleData(entry, `/lifeCont?id=${entry.id}`, publisher),
  author: {
    '@type': 'Organization',
    name: publisher.identity.office,
    url: `${publisher.origin}/`,
  },
});

/** A film. */
export const filmData = (
  { id, title, summary, date, pic, video }: EntryOf<typeof filmedStory>,
  origin: string,
) => ({
  '@type': 'VideoObject',
  name: title,
  description: summary ?? title,
  uploadDate: taipeiDayStart(date),
  thumbnailUrl: listPictures(pic, origin),
  url: `${origin}/video?id=${id}`,
  ...(video.duration !== undefined && {
    duration: `PT${Math.floor(video.duration / 60)}M${Math.round(video.duration % 60)}S`,
  }),
  ...(video.provider === 'youtube'
    ? { embedUrl: `https://www.youtube-nocookie.com/embed/${video.id}` }
    : { contentUrl: /^https:/.test(video.url ?? '') ? video.url : origin + video.url }),
});
