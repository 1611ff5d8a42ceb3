import { apiContext } from '@admissions/api-client';
import type { EntryOf, ImageValue, Page } from '@admissions/contracts';
import type { vitality } from '@admissions/contracts/kinds';
import { Breadcrumbs, Container, dayText, EmptyState, Gallery, MoreLink, PageHero, PageMeta } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { OpenedEntry } from '../../lib/opened-entry.tsx';
import { pageBanner } from '../../lib/page-banner.ts';
import { PageError } from '../../lib/page-error.tsx';
import { mainRead, numberIn, sectionRead } from '../../lib/reads.ts';
import styles from './yzu-page.module.css';

type Theme = EntryOf<typeof vitality>;
type ThemeCard = Omit<Theme, 'body' | 'pics'>;
interface ThemePicture {
  title: string;
  pic: ImageValue;
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const id = numberIn(request.url, 'id');
  const [themes, opened, banner] = await Promise.all([
    mainRead(api.get<Page<ThemeCard>>('/api/ap/college/yzu_list', { params: { perpage: 50 } })),
    id === null ? null : mainRead(api.get<Theme>(`/api/ap/college/yzu_info/${id}`)),
    sectionRead(pageBanner(api, 'yzu')),
  ]);
  const pictures = await Promise.all(
    themes.list.map(async (theme) => (await sectionRead(api.get<Page<ThemePicture>>(`/api/ap/college/yzu_pic/${theme.id}`, { silent: true })))?.list ?? []),
  );
  return { themes: themes.list.map((theme, index) => ({ ...theme, pictures: pictures[index] ?? [] })), opened, banner };
}

export function Component() {
  const { themes, opened, banner } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta
        title={opened ? `${opened.title}｜校園活力` : '校園活力'}
        description={opened?.summary ?? '社團、運動、藝文與校慶：元智校園裡的日常熱鬧，一個主題一組照片。'}
        canonical={opened ? `/yzu?id=${opened.id}` : '/yzu'}
        image={opened?.pic ?? banner?.pic}
      />
      <PageHero title="校園活力" eyebrow="大學生活" lead={banner?.text ?? '上課以外的那一半。'} pic={banner?.pic} picMobile={banner?.picMobile} />
      <Breadcrumbs trail={opened ? [{ label: '校園活力', href: '/yzu' }, { label: opened.title }] : [{ label: '校園活力' }]} />
      {opened && <OpenedEntry opened={{ ...opened, link: null }} closeHref="/yzu" />}
      {themes.length === 0 ? (
        <Container>
          <div className={styles.empty}>
            <EmptyState>內容整理中。</EmptyState>
          </div>
        </Container>
      ) : (
        themes.map(({ id, title, date, summary, pic, pictures }) => (
          <section key={id} id={`theme-${id}`} className={styles.theme} aria-labelledby={`theme-${id}-title`}>
            <Container>
              <div className={styles.head}>
                <div>
                  {date && (
                    <time dateTime={date} className={styles.date}>
                      {dayText(date)}
                    </time>
                  )}
                  <h2 id={`theme-${id}-title`}>{title}</h2>
                </div>
                <div>
                  <p>{summary}</p>
                  <MoreLink href={`/yzu?id=${id}#opened`}>
                    看完整故事
                    <span className="vh">：{title}</span>
                  </MoreLink>
                </div>
              </div>
              <Gallery pictures={[{ image: pic, caption: title }, ...pictures.map((each) => ({ image: each.pic, caption: each.title }))]} />
            </Container>
          </section>
        ))
      )}
    </>
  );
}
export const ErrorBoundary = PageError;
