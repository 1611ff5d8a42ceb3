import { bannerSub, block, camp, news } from '@admissions/model/kinds';
import { describeListed } from '../../content/openapi/kind-schemas.ts';
import { listSchema, objectSchema, orNull, ref } from '../../platform/validation/json-schema.ts';

const year = { type: 'integer', minimum: 1900, maximum: 2099 };

export const topicDocs = {
  tags: ['setting'],
  summary: 'Returns a topic of the home page: dream, sales, limited or early',
  description:
    'Carousels are the banners placed on the topic, blocks those of its type, articles the news of its category in the year, activities its camps of the year; without a year also all current and coming ones.',
  answer: objectSchema({
    carousels: listSchema(objectSchema(describeListed(bannerSub), ['isSample'])),
    blocks: listSchema(objectSchema(describeListed(block), ['isSample'])),
    years: listSchema(year),
    selectedYear: orNull(year),
    articles: listSchema(ref(`${news.id}.listed`)),
    activities: listSchema(ref(`${camp.id}.listed`)),
  }),
};
