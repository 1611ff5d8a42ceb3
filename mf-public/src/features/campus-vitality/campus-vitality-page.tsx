import { apiContext } from '@admissions/api-client';
import { useMessage } from '@admissions/store';
import {
  Chinese,
  Container,
  dayText,
  EmptyState,
  Gallery,
  MoreLink,
  Phrases,
} from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { OpenedEntry } from '../../lib/article/opened-entry.tsx';
import { OpenedHead } from '../../lib/article/opened-head.tsx';
import { pageBanners } from '../../lib/banners/page-banners.ts';
import { PageError } from '../../lib/page-error.tsx';
import { readEntry, readList, readPart } from '../../lib/public-reads.ts';
import { loadPage, loadSection, numberIn } from '../../lib/reads.ts';
import { TEXTS as SHARED_TEXTS } from '../../lib/texts.ts';
import styles from './campus-vitality-page.module.css';
import { TEXTS } from './texts.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const id = numberIn(request.url, 'id');
  const [themes, opened, banners] = await Promise.all([
    loadPage(readList(api, 'college/yzu_list', { params: { perpage: 50 } })),
    id === null ? null : loadPage(readEntry(api, 'college/yzu_info', id)),
    pageBanners(api, 'yzu'),
  ]);
  const pictures = await Promise.all(
    themes.list.map(
      async (theme) =>
        (await loadSection(readPart(api, 'college/yzu_pic', theme.id, { silent: true })))?.list ??
        [],
    ),
  );
  return {
    themes: themes.list.map((theme, index) => ({ ...theme, pictures: pictures[index] ?? [] })),
    opened,
    banners,
  };
}

export function Component() {
  const { themes, opened, banners } = useLoaderData<typeof loader>();
  const t = useMessage();
  const name = t(TEXTS.title);
  return (
    <>
      <OpenedHead
        name={name}
        path="/yzu"
        texts={TEXTS}
        banners={banners}
        opened={opened}
        image={opened?.pic}
      />
      {opened && <OpenedEntry opened={{ ...opened, link: null }} closeHref="/yzu" />}
      {themes.length === 0 ? (
        <Container>
          <div className={styles.empty}>
            <EmptyState>{t(TEXTS.none)}</EmptyState>
          </div>
        </Container>
      ) : (
        themes.map(({ id, title, date, summary, pic, pictures }) => (
          <section
            key={id}
            id={`theme-${id}`}
            className={styles.theme}
            aria-labelledby={`theme-${id}-title`}
          >
            <Container>
              <div className={styles.head}>
                <div>
                  {date && (
                    <time dateTime={date} className={styles.date}>
                      {dayText(date, t.locale)}
                    </time>
                  )}
                  <h2 id={`theme-${id}-title`} {...t.chinese}>
                    <Phrases>{title}</Phrases>
                  </h2>
                </div>
                <div>
                  <p {...t.chinese}>{summary}</p>
                  <MoreLink href={`/yzu?id=${id}#opened`}>
                    {t(TEXTS.story)}
                    <span className="vh">
                      {t(SHARED_TEXTS.colon)}
                      <Chinese>{title}</Chinese>
                    </span>
                  </MoreLink>
                </div>
              </div>
              <Gallery
                pictures={[
                  { image: pic, caption: title },
                  ...pictures.map((each) => ({ image: each.pic, caption: each.title })),
                ]}
              />
            </Container>
          </section>
        ))
      )}
    </>
  );
}
export const ErrorBoundary = PageError;
