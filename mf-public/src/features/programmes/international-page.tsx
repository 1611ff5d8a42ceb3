import { useMessage } from '@admissions/store';
import {
  ButtonLink,
  Container,
  dayText,
  PageLink,
  Phrases,
  Picture,
  Section,
} from '@admissions/ui';
import { BodyView } from '@admissions/ui/body';
import type { ComponentProps } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { OpenedEntry } from '../../lib/article/opened-entry.tsx';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import { FilterChips } from '../../lib/filter-chips.tsx';
import { listHref, readChoice } from '../../lib/list-query.ts';
import { ListHead } from '../../lib/page/list-head.tsx';
import { NextSteps, VISIT } from '../../lib/page/next-steps.tsx';
import page from '../../lib/page/page.module.css';
import { loadList, loadSingle } from '../../lib/public-reads.ts';
import { createLoader } from '../../lib/reads.ts';
import { Table } from '../../lib/table.tsx';
import { ExchangeMap } from './exchange-map.tsx';
import { ExchangeTable } from './exchange-table.tsx';
import { FigureLine } from './figure-line.tsx';
import styles from './international-page.module.css';
import { loadOpenedEntry } from './load-opened-entry.ts';
import { PictureRow } from './picture-row.tsx';
import { SectionList } from './section-list.tsx';
import type { DualDegree } from './selfvalue-data.ts';
import { INTERNATIONAL, TEXTS } from './texts.ts';

const REGIONS = {
  asia: '亞洲',
  europe: '歐洲',
  americas: '美洲',
  oceania: '大洋洲',
} as const;
const PARTS = [
  ['exchange', TEXTS.exchange],
  ['mit', TEXTS.partner],
  ['degree', TEXTS.degree],
  ['volunteer', TEXTS.volunteer],
  ['teaching', TEXTS.teaching],
] as const;

const NEXT = [
  ['/specialized', TEXTS.nextAbroad, TEXTS.nextAbroadMore],
  ['/admissions#div1', TEXTS.nextAwards, TEXTS.nextAwardsMore],
  VISIT,
] as const;

export const loader = createLoader(async ({ api, search }) => {
  const [exchanges, degrees, volunteers, teachings, partner, opened, banners] = await Promise.all([
    loadList(api, 'selfvalue/exchange_list'),
    loadList(api, 'selfvalue/degree_list'),
    loadList(api, 'selfvalue/volunteer_list'),
    loadList(api, 'selfvalue/teaching_list'),
    loadSingle(api, 'selfvalue/mit_info'),
    loadOpenedEntry(api, search, ['exchange', 'degree', 'volunteer', 'teaching']),
    loadPageBanners(api, 'international'),
  ]);
  return { exchanges, degrees, volunteers, teachings, partner, opened, banners };
});
type Loaded = Awaited<ReturnType<typeof loader>>;
const open = (kind: string, id: number) => `/international?kind=${kind}&id=${id}#opened`;

export function Component() {
  const { exchanges, degrees, volunteers, teachings, partner, opened, banners } =
    useLoaderData<typeof loader>();
  const t = useMessage();
  const countries = new Set(exchanges?.map(({ country }) => country));
  return (
    <>
      <ListHead
        texts={INTERNATIONAL}
        path="/international"
        banners={banners}
        opened={opened}
        trail={[{ label: INTERNATIONAL.title }]}
        tool={exchanges?.length ? <ExchangeMap exchanges={exchanges} /> : null}
      >
        {countries.size > 0 && (
          <FigureLine
            figures={[
              [exchanges?.length ?? 0, TEXTS.exchangeCount],
              [countries.size, TEXTS.countryCount],
              [degrees?.length ?? 0, TEXTS.degreeCount],
            ]}
          />
        )}
      </ListHead>
      <nav className={styles.parts} aria-label={TEXTS.onPage} data-no-print>
        <Container>
          <ul className="row">
            {PARTS.filter(([anchor]) => anchor !== 'mit' || partner).map(([anchor, label]) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{label}</a>
              </li>
            ))}
          </ul>
        </Container>
      </nav>
      {opened && <OpenedEntry opened={opened} closeHref={`/international#${opened.kind}`} />}
      <Exchanges exchanges={exchanges} />
      {partner && <Partner partner={partner} />}
      <Section id="degree" title={TEXTS.degree} lead={TEXTS.degreeLead}>
        <SectionList entries={degrees} empty={t('empty.list')}>
          {(listed) => <DegreeTable degrees={listed} />}
        </SectionList>
      </Section>
      <Section
        id="volunteer"
        title={TEXTS.volunteer}
        lead={<AskAbroad lead={TEXTS.volunteerLead} />}
        band="alt"
      >
        <SectionList entries={volunteers} empty={t('empty.list')}>
          {(listed) => <Trips kind="volunteer" trips={listed} />}
        </SectionList>
      </Section>
      <Section id="teaching" title={TEXTS.teaching}>
        <SectionList entries={teachings} empty={t('empty.list')}>
          {(listed) => <Trips kind="teaching" trips={listed} />}
        </SectionList>
      </Section>
      <NextSteps links={NEXT} />
    </>
  );
}

const AskAbroad = ({ lead }: { lead: string }) => (
  <>
    {lead}
    <PageLink className="unbroken" to="/studying#department">
      {TEXTS.askAbroad}
    </PageLink>
  </>
);

function Exchanges({ exchanges }: Pick<Loaded, 'exchanges'>) {
  const t = useMessage();
  const [search] = useSearchParams();
  const region = readChoice(search, 'region', REGIONS);
  const shown = exchanges?.filter((each) => region === '' || each.region === region) ?? [];
  return (
    <Section id="exchange" title={TEXTS.exchange} lead={<AskAbroad lead={TEXTS.exchangeLead} />}>
      <SectionList entries={exchanges} empty={t('empty.list')}>
        {() => (
          <>
            <div className="below-l">
              <FilterChips
                label={TEXTS.region}
                all={t('common.all')}
                names={REGIONS}
                chosen={region}
                hrefOf={(key) => `${listHref('/international', { region: key })}#exchange`}
              />
            </div>
            <ExchangeTable exchanges={shown} hrefOf={(id) => open('exchange', id)} />
          </>
        )}
      </SectionList>
    </Section>
  );
}

interface TripsProps {
  kind: 'volunteer' | 'teaching';
  trips: readonly (Omit<ComponentProps<typeof PictureRow>, 'id' | 'href' | 'meta'> & {
    id: number;
    country: string;
    date?: string;
  })[];
}
function Trips({ kind, trips }: TripsProps) {
  return (
    <ul className="full-rows thirds" data-print-blocks>
      {trips.map(({ id, title, country, date, pic, summary }) => (
        <PictureRow
          key={id}
          href={open(kind, id)}
          pic={pic}
          title={title}
          meta={date ? `${country}・${dayText(date)}` : country}
          summary={summary}
        />
      ))}
    </ul>
  );
}

function Partner({ partner }: { partner: NonNullable<Loaded['partner']> }) {
  return (
    <Section id="mit" title={TEXTS.partner} band="alt">
      <div className={styles.partner}>
        <Picture image={partner.pic} sizes="(width < 900px) 100vw, 420px" />
        <div>
          <h3>
            <Phrases>{partner.title}</Phrases>
          </h3>
          <p className="space-s">{partner.summary}</p>
          {partner.link && (
            <p className="space-l">
              <ButtonLink href={partner.link.href} newWindow={partner.link.newWindow}>
                {partner.link.label ?? partner.title}
              </ButtonLink>
            </p>
          )}
          <details className={page.past}>
            <summary>{TEXTS.partnerMore}</summary>
            <BodyView items={partner.body} />
          </details>
        </div>
      </div>
    </Section>
  );
}

/** On narrow screens each row becomes a card. */
function DegreeTable({ degrees }: { degrees: readonly DualDegree[] }) {
  return (
    <Table
      className={styles.degrees}
      head={[TEXTS.degreeColumn, TEXTS.school, TEXTS.country, TEXTS.level]}
    >
      <tbody>
        {degrees.map(({ id, title, school, country, level, summary }) => (
          <tr key={id}>
            <th scope="row">
              <PageLink to={open('degree', id)}>
                <Phrases>{title}</Phrases>
              </PageLink>
              <p>
                <Phrases>{summary}</Phrases>
              </p>
            </th>
            <td>{school}</td>
            <td>{country}</td>
            <td>{level}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
