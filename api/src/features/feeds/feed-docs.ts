import { KINDS } from '@admissions/model/kinds';
import {
  day,
  listSchema,
  moment,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';

const tags = ['feeds'];
const url = { ...text, description: 'An address on this site' };

export const feedDocs = {
  sitemap: {
    tags,
    summary: 'Every page for search engines, 10,000 at once',
    answer: objectSchema({
      list: listSchema(
        objectSchema({
          url,
          updatedAt: orNull(moment),
          kind: orNull({ ...text, enum: KINDS.map(({ id }) => id) }),
          image: orNull(url),
        }),
      ),
      total: whole,
      page: whole,
      perpage: whole,
    }),
  },
  feed: {
    tags,
    summary: 'The newest articles, for the news feed',
    answer: objectSchema({
      list: listSchema(
        objectSchema({
          url,
          title: text,
          summary: text,
          category: text,
          date: day,
          updatedAt: moment,
        }),
      ),
    }),
  },
  calendar: {
    tags,
    summary: 'Camps, registrations and admission dates, for the calendar',
    answer: objectSchema({
      list: listSchema(
        objectSchema({
          uid: text,
          labels: listSchema(text),
          title: text,
          begin: day,
          end: day,
          hours: orNull(objectSchema({ begin: text, end: text })),
          url,
          place: orNull(text),
          text,
          updatedAt: moment,
        }),
      ),
    }),
  },
};
