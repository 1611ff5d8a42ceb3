import { apiContext } from '@admissions/api-client';
import { Breadcrumbs, ButtonLink, Container, EmptyState, PageHero, PageMeta } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { PageError } from '../../lib/page-error.tsx';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table.tsx';
import { loadCompared } from './guide-data.ts';
import { KeptList } from './kept-list.tsx';
import { comparedIn, MOST_COMPARED } from './shortlist.ts';

export const loader = ({ context, request }: LoaderFunctionArgs) => loadCompared(context.get(apiContext), comparedIn(request.url));

export function Component() {
  const compared = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title="比較學系" description="把收藏的學系並排，一次看清楚特色、名額、授課語言、課程與出路。" canonical="/compare" isIndexed={false} />
      <PageHero title="比較學系" eyebrow="學院導覽" lead={`最多${MOST_COMPARED}個學系並排。收藏只存在這個瀏覽器裡，不需要帳號。`} />
      <Breadcrumbs trail={[{ label: '學士班學院', href: '/bachelor' }, { label: '比較學系' }]} />
      <Container>
        <div className={styles.page}>
          {compared.length > 0 ? <CompareTable compared={compared} /> : <EmptyState>還沒有選學系。在學系旁按「收藏」，就會出現在這裡。</EmptyState>}
          <KeptList compared={compared.map(({ level, department: { id } }) => ({ level, id }))} />
          <p className={styles.more}>
            <ButtonLink href="/bachelor" look="outline">
              找學士班學系
            </ButtonLink>
            <ButtonLink href="/master" look="outline">
              找碩博士班
            </ButtonLink>
          </p>
        </div>
      </Container>
    </>
  );
}
export const ErrorBoundary = PageError;
