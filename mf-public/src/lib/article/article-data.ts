import type { EntryOf, ImageValue } from '@admissions/contracts';
import { findSharePicture, taipeiDayStart } from '@admissions/contracts';
import type { filmedStory, life, news, share } from '@admissions/contracts/kinds';
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

/** A senior's story. */
export const storyData = (
  { id, title, summary, name, department, pic, updatedAt }: EntryOf<typeof share>,
  { origin, identity }: Publisher,
) => ({
  '@type': 'Article',
  headline: title,
  description: summary,
  dateModified: updatedAt,
  inLanguage: 'zh-Hant-TW',
  mainEntityOfPage: `${origin}/shareCont?id=${id}`,
  image: listPictures(pic, origin),
  author: { '@type': 'Person', name },
  about: {
    '@type': 'EducationalOccupationalProgram',
    name: department,
    provider: universityIn(origin, identity),
  },
  publisher: universityIn(origin, identity),
});

/** A page on life at the university. */
export const lifeData = (
  { id, title, summary, pic, updatedAt }: EntryOf<typeof life>,
  { origin, identity }: Publisher,
) => ({
  '@type': 'Article',
  headline: title,
  description: summary,
  dateModified: updatedAt,
  inLanguage: 'zh-Hant-TW',
  mainEntityOfPage: `${origin}/lifeCont?id=${id}`,
  image: listPictures(pic, origin),
  author: { '@type': 'Organization', name: identity.office, url: `${origin}/` },
  publisher: universityIn(origin, identity),
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
