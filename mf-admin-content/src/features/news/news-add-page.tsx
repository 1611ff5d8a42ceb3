import { news } from '@admissions/contracts/kinds';
import { taipeiDayOf } from '@admissions/ui';
import { useSearchParams } from 'react-router';
import { listHref } from '../../lib/list-address.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { EntryPage } from '../../screens/entry-page.tsx';
import { NEWS_FIELDS } from './news-fields.ts';

export function Component() {
  const text = useTexts();
  const [search] = useSearchParams();
  return (
    <EntryPage
      kind={news}
      entry={null}
      fields={NEWS_FIELDS}
      preset={{ date: taipeiDayOf(new Date()) }}
      title={text('addNews')}
      back={listHref('/admin/news/list', search)}
    />
  );
}
