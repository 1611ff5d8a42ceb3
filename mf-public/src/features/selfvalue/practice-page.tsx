import { apiContext } from '@admissions/api-client';
import type { Hue, ImageValue, Page } from '@admissions/contracts';
import { Breadcrumbs, ChipLinks, Container, EmptyState, Gallery, PageHero, PageMeta, SectionError } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useSearchParams } from 'react-router';
import { COLLEGE_NAMES } from '../../lib/college-names.ts';
import { OpenedEntry } from '../../lib/opened-entry.tsx';
import { pageBanner } from '../../lib/page-banner.ts';
import { PageError } from '../../lib/page-error.tsx';
import { sectionRead } from '../../lib/reads.ts';
import { PictureRow } from './picture-row.tsx';
import styles from './practice-page.module.css';
import rows from './rows.module.css';
import type { Practice } from './selfvalue-data.ts';
import { listOf, openedIn } from './selfvalue-data.ts';

interface PracticePicture {
  title: string;
  pic: ImageValue;
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [practices, opened, banner] = await Promise.all([
    listOf<Practice>(api, 'practice'),
    openedIn(api, request.url, ['practice']),
    sectionRead(pageBanner(api, 'practice')),
  ]);
  const pictures = opened && (await sectionRead(api.get<Page<PracticePicture>>(`/api/ap/selfvalue/practice_pic/${opened.id}`, { silent: true })));
  return { practices, opened, pictures: pictures?.list ?? [], banner };
}

export function Component() {
  const { practices, opened, pictures, banner } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const college = search.get('college') ?? '';
  const colleges = [...new Set(practices?.flatMap((each) => each.college ?? []))];
  const shown = practices?.filter((each) => college === '' || each.college === college) ?? [];
  return (
    <>
      <PageMeta
        title={opened ? `${opened.title}｜實習就業` : '實習就業'}
        description={opened?.summary ?? '元智大學的企業實習、臨床實習與產學合作：去哪裡、做什麼、學到什麼。'}
        canonical={opened ? `/practice?id=${opened.id}` : '/practice'}
        image={banner?.pic}
      />
      <PageHero title="實習就業" eyebrow="自我價值" lead={banner?.text ?? '畢業之前，先走進現場。'} pic={banner?.pic} picMobile={banner?.picMobile} />
      <Breadcrumbs trail={[{ label: '實習就業' }]} />
      {opened && (
        <>
          <OpenedEntry opened={opened} closeHref="/practice" />
          {pictures.length > 0 && (
            <Container width="reading">
              <div className={styles.pictures}>
                <h2>現場</h2>
                <Gallery pictures={pictures.map(({ title, pic }) => ({ image: pic, caption: title }))} />
              </div>
            </Container>
          )}
        </>
      )}
      <Container>
        <section className={styles.page} aria-labelledby="practices">
          <h2 id="practices">實習現場</h2>
          {practices === null ? (
            <SectionError />
          ) : practices.length === 0 ? (
            <EmptyState>實習資訊整理中。</EmptyState>
          ) : (
            <>
              <ChipLinks
                label="學院"
                links={[
                  { label: '全部', href: '/practice', isCurrent: college === '' },
                  ...colleges.map((hue: Hue) => ({ label: COLLEGE_NAMES[hue], href: `/practice?college=${hue}`, isCurrent: college === hue })),
                ]}
              />
              <ul className={rows.rows}>
                {shown.map(({ id, title, company, pic, summary }) => (
                  <PictureRow key={id} href={`/practice?id=${id}#opened`} pic={pic} title={title} meta={company} summary={summary} />
                ))}
              </ul>
            </>
          )}
        </section>
      </Container>
    </>
  );
}
export const ErrorBoundary = PageError;
