import { type ImageValue, taipeiDay } from '@admissions/model';
import type { ListedAt } from '@admissions/model/kinds';
import { fillPlaceholders } from '@admissions/model/messages';
import {
  Container,
  dayText,
  EmptyState,
  Fold,
  Gallery,
  MoreLink,
  Phrases,
  Picture,
  Section,
} from '@admissions/ui';
import { useLoaderData } from 'react-router';
import { OpenedEntry } from '../../lib/article/opened-entry.tsx';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import { ListHead } from '../../lib/page/list-head.tsx';
import { NextSteps, STORIES, VISIT } from '../../lib/page/next-steps.tsx';
import page from '../../lib/page/page.module.css';
import { loadPart, readEntry, readList } from '../../lib/public-reads.ts';
import { createLoader, getNumberParam, loadPage } from '../../lib/reads.ts';
import { SampleMark } from '../../lib/sample-mark.tsx';
import { sortBySchoolYear, YearRuler } from '../../lib/year/year-ruler.tsx';
import styles from './club-list.module.css';
import { TEXTS } from './texts.ts';

export const loader = createLoader(async ({ api, search }) => {
  const id = getNumberParam(search, 'id');
  const [themes, opened, banners] = await Promise.all([
    loadPage(readList(api, 'college/yzu_list')),
    id === null ? null : loadPage(readEntry(api, 'college/yzu_info', id)),
    loadPageBanners(api, 'yzu'),
  ]);
  const pictures = await Promise.all(
    themes.list.map(({ id: theme }) => loadPart(api, 'college/yzu_pic', theme)),
  );
  return {
    themes: themes.list.map((theme, index) => ({ ...theme, pictures: pictures[index] ?? [] })),
    opened,
    banners,
    today: taipeiDay(),
  };
});

export function Component() {
  const { themes, opened, banners, today } = useLoaderData<typeof loader>();
  const year = fillPlaceholders(TEXTS.year, { count: themes.filter(({ date }) => date).length });
  const clubs = themes.flatMap((theme) => theme.clubs ?? []);
  return (
    <>
      <ListHead texts={TEXTS} path="/yzu" banners={banners} opened={opened} />
      {opened && <OpenedEntry opened={{ ...opened, link: null }} closeHref="/yzu" />}
      {themes.length === 0 ? (
        <Container>
          <div className={page.page}>
            <EmptyState>{TEXTS.none}</EmptyState>
          </div>
        </Container>
      ) : (
        <>
          <Section title={year}>
            <YearRuler
              label={year}
              entries={themes.flatMap(({ id, title, date }) =>
                date ? [{ title, day: date, href: `#theme-${id}` }] : [],
              )}
            />
          </Section>
          {clubs.length > 0 && (
            <Section
              id="clubs"
              title={fillPlaceholders(TEXTS.clubs, { count: clubs.length })}
              lead={
                <>
                  {TEXTS.clubsLead}
                  <SampleMark of={themes.find((theme) => theme.clubs && theme.isSample) ?? {}} />
                </>
              }
              band="alt"
            >
              <ClubList clubs={clubs} />
            </Section>
          )}
          {sortBySchoolYear(themes).map((theme) => (
            <Theme key={theme.id} theme={theme} today={today} />
          ))}
          <NextSteps links={[VISIT, STORIES]} />
        </>
      )}
    </>
  );
}

type Club = NonNullable<ListedAt<'college/yzu_list'>['clubs']>[number];
const CATEGORY_NAMES = {
  sport: '流汗的',
  music: '上台的',
  skill: '動手的',
  service: '出門做事的',
  culture: '認識人的',
} satisfies Record<Club['type'], string>;

function ClubList({ clubs }: { clubs: readonly Club[] }) {
  return (
    <Fold summary={TEXTS.clubsMore} anchor="clubs">
      <div className={styles.sorts}>
        {Object.entries(CATEGORY_NAMES).map(([type, label]) => {
          const own = clubs.filter((club) => club.type === type);
          return (
            own.length > 0 && (
              <section key={type} aria-label={label}>
                <h3>{label}</h3>
                <dl>
                  {own.map(({ name, meets, text }) => (
                    <div key={name}>
                      <dt className="bold">{name}</dt>
                      <dd>
                        <span>{meets}</span>
                        {text}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            )
          );
        })}
      </div>
    </Fold>
  );
}

interface ThemeProps {
  /** YYYY-MM-DD; later themes are labelled as coming. */
  today: string;
  theme: {
    id: number;
    title: string;
    date: string | null;
    summary: string;
    pic: ImageValue;
    pictures: readonly { title: string; pic: ImageValue }[];
  };
}
function Theme({ theme: { id, title, date, summary, pic, pictures }, today }: ThemeProps) {
  return (
    <section id={`theme-${id}`} className={styles.theme} aria-labelledby={`theme-${id}-title`}>
      <Container>
        <div className={`beside ${styles.head}`}>
          <div className={styles.picture}>
            <Picture image={pic} sizes="(width < 900px) 100vw, 760px" ratio="wide" />
          </div>
          <div className={styles.words}>
            {date && (
              <p className={styles.date}>
                {date !== today && (date > today ? TEXTS.next : TEXTS.last)}
                <time dateTime={date}>{dayText(date)}</time>
              </p>
            )}
            <h2 id={`theme-${id}-title`}>
              <Phrases>{title}</Phrases>
            </h2>
            <p>{summary}</p>
            <MoreLink href={`/yzu?id=${id}#opened`}>
              {TEXTS.story}
              <span className="vh">：{title}</span>
            </MoreLink>
            {pictures.length > 0 && (
              <div className={styles.others}>
                <Fold summary={fillPlaceholders(TEXTS.others, { count: pictures.length })}>
                  <Gallery
                    pictures={pictures.map((each) => ({ image: each.pic, caption: each.title }))}
                  />
                </Fold>
              </div>
            )}
          </div>
        </div>
      </Container>
    </section>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
