import { apiContext } from '@admissions/api-client';
import { useMessage } from '@admissions/store';
import { Breadcrumbs, ButtonLink, Container, EmptyState, PageHero, PageMeta } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { PageError } from '../../lib/page-error.tsx';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table.tsx';
import { comparedIn } from './compared-in.ts';
import { loadCompared } from './guide-data.ts';
import { KeptList } from './kept-list.tsx';
import { LEVELS } from './levels.ts';
import { compareKey, MOST_COMPARED, useShortlist } from './shortlist.ts';
import { TEXTS } from './texts.ts';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadCompared(context.get(apiContext), comparedIn(request.url));

export function Component() {
  const t = useMessage();
  const compared = useLoaderData<typeof loader>();
  const hasKept = useShortlist().length > 0;
  const keys = compared.map(({ level, department: { id } }) => ({ level, id }));
  return (
    <>
      <PageMeta
        title={t(TEXTS.compare)}
        description={t(TEXTS.compareDescription)}
        canonical="/compare"
        isIndexed={false}
      />
      <PageHero
        title={t(TEXTS.compare)}
        eyebrow={t(TEXTS.guide)}
        lead={t(TEXTS.compareLead, { most: MOST_COMPARED })}
      />
      <Breadcrumbs
        trail={[
          { label: t(LEVELS.bachelor.title), href: '/bachelor' },
          { label: t(TEXTS.compare) },
        ]}
      />
      <Container>
        <div className={styles.page}>
          {compared.length > 0 ? (
            <CompareTable compared={compared} />
          ) : (
            <EmptyState>{t(hasKept ? TEXTS.compareKept : TEXTS.compareNone)}</EmptyState>
          )}
          <KeptList key={keys.map(compareKey).join(' ')} compared={keys} />
          <p className={styles.more}>
            <ButtonLink href="/bachelor" look="outline">
              {t(TEXTS.findBachelor)}
            </ButtonLink>
            <ButtonLink href="/master" look="outline">
              {t(TEXTS.findMaster)}
            </ButtonLink>
          </p>
        </div>
      </Container>
    </>
  );
}
export const ErrorBoundary = PageError;
