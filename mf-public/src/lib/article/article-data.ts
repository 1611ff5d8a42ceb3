import { type EntryOf, type ImageValue, taipeiDayStart } from '@admissions/model';
import type { filmedStory, life, news, share } from '@admissions/model/kinds';
import { listPictures, type Publisher, universityIn } from '../structured/university.ts';

interface Article {
  title: string;
  summary: string;
  pic: ImageValue | null;
  updatedAt: string;
}
const articleData = (
  { title, summary, pic, updatedAt }: Article,
  path: string,
  publisher: Publisher,
) => ({
  '@type': 'Article',
  headline: title,
  description: summary,
  dateModified: updatedAt,
  inLanguage: 'zh-Hant-TW',
  mainEntityOfPage: publisher.origin + path,
  image: pic ? listPictures(pic, publisher.origin) : [`${publisher.origin}/og.jpg`],
  author: { '@type': 'Organization', name: publisher.identity.office, url: `${publisher.origin}/` },
  publisher: universityIn(publisher),
});

/** NewsArticle (schema.org). */
export function newsData(article: EntryOf<typeof news>, publisher: Publisher) {
  const published = taipeiDayStart(article.date);
  return {
    ...articleData(article, `/newsCont?id=${article.id}`, publisher),
    '@type': 'NewsArticle',
    articleSection: article.category.title,
    datePublished: published,
    // It may be edited before its publication date.
    dateModified: [article.updatedAt, published].toSorted().at(-1),
    publisher: { ...universityIn(publisher), logo: `${publisher.origin}/icon-512.png` },
  };
}

export const storyData = (story: EntryOf<typeof share>, publisher: Publisher) => ({
  ...articleData(story, `/shareCont?id=${story.id}`, publisher),
  author: { '@type': 'Person', name: story.name },
  about: {
    '@type': 'EducationalOccupationalProgram',
    name: story.department,
    provider: universityIn(publisher),
  },
});

export const lifeData = (entry: EntryOf<typeof life>, publisher: Publisher) =>
  articleData(entry, `/lifeCont?id=${entry.id}`, publisher);

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
