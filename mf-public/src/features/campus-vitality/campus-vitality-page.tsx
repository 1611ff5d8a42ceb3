import { apiContext } from '@admissions/api-client';
import { taipeiDay } from '@admissions/model';
import { fillPlaceholders } from '@admissions/model/messages';
import { Container, EmptyState, Section } from '@admissions/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { OpenedEntry } from '../../lib/article/opened-entry.tsx';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import { ListHead } from '../../lib/page/list-head.tsx';
import page from '../../lib/page/page.module.css';
import { PageError } from '../../lib/page-error.tsx';
import { loadPart, readEntry, readList } from '../../lib/public-reads.ts';
import { getNumberParam, loadPage } from '../../lib/reads.ts';
import { sortBySchoolYear } from '../../lib/year/year-line.ts';
import { YearRuler } from '../../lib/year/year-ruler.tsx';
import { ClubList } from './club-list.tsx';
import { TEXTS } from './texts.ts';
import { Theme } from './theme.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const id = getNumberParam(request.url, 'id');
  const [themes, opened, banners] = await Promise.all([
    loadPage(readList(api, 'college/yzu_list', { params: { perpage: 50 } })),
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
    today: taipeiDay(new Date()),
  };
}

export function Component() {
  const { themes, opened, banners, today } = useLoaderData<typeof loader>();
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
          <Section title={TEXTS.year}>
            <YearRuler
              label={TEXTS.year}
              entries={themes.flatMap(({ id, title, date }) =>
                date ? [{ title, day: date, href: `#theme-${id}` }] : [],
              )}
            />
          </Section>
          {sortBySchoolYear(themes).map((theme) => (
            <Theme key={theme.id} theme={theme} today={today} />
          ))}
          {clubs.length > 0 && (
            <Section
              id="clubs"
              title={fillPlaceholders(TEXTS.clubs, { count: clubs.length })}
              lead={TEXTS.clubsLead}
              band="alt"
            >
              <ClubList clubs={clubs} />
            </Section>
          )}
        </>
      )}
    </>
  );
}
export const ErrorBoundary = PageError;
