import { errorPagesInEnglish } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import { PopularLinks } from '@admissions/ui';
import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';

export function NotFoundPage() {
  const t = useMessage();
  return (
    <MessagePage
      title={t('error.notFound')}
      status="404"
      heading={t('error.notFound')}
      english={errorPagesInEnglish['error.notFound']}
    >
      <HomeLink />
      <PopularLinks />
    </MessagePage>
  );
}
