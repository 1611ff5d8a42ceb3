import { KindForm, PageHeader } from '@admissions/admin-ui';
import { news } from '@admissions/contracts/kinds';
import { taipeiDayOf } from '@admissions/ui';
import { useNavigate } from 'react-router';
import { LinkButton } from '../../lib/link-button.tsx';
import { useTexts } from '../../lib/use-texts.ts';
import { NEWS_FIELDS } from './news-fields.ts';

export function Component() {
  const text = useTexts();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={text('addNews')} actions={<LinkButton to="/admin/news/list">{text('backToList')}</LinkButton>} />
      <KindForm
        kind={news}
        entry={null}
        fields={NEWS_FIELDS}
        preset={{ date: taipeiDayOf(new Date()) }}
        onSaved={() => setTimeout(() => void navigate('/admin/news/list'))}
      />
    </>
  );
}
