import { taipeiDay } from '@admissions/contracts';
import { news } from '@admissions/contracts/kinds';
import { useMessage } from '@admissions/store';
import { useSearchParams } from 'react-router';
import { listHref } from '../../lib/list-address.ts';
import { TEXTS } from '../../lib/texts.ts';
import { EntryPage } from '../../screens/entry-page.tsx';
import { NEWS_FIELDS } from './news-fields.ts';

export function Component() {
  const t = useMessage();
  const [search] = useSearchParams();
  return (
    <EntryPage
      kind={news}
      entry={null}
      fields={NEWS_FIELDS}
      preset={{ date: taipeiDay(new Date()) }}
      title={t(TEXTS.addNews)}
      back={listHref('/admin/news/list', search)}
    />
  );
}
