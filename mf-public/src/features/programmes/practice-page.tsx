import { COLLEGE_SHORT_NAMES, type CollegeKey } from '@admissions/model/terms';
import { useMessage } from '@admissions/store';
import { Container, Fold, Gallery, PageLink, Phrases, Section } from '@admissions/ui';
import { useLoaderData, useSearchParams } from 'react-router';
import { OpenedEntry } from '../../lib/article/opened-entry.tsx';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import { FilterChips } from '../../lib/filter-chips.tsx';
import { JoinedWords } from '../../lib/joined-words.tsx';
import { inChinese, listHref, readChoice } from '../../lib/list-query.ts';
import { ListHead } from '../../lib/page/list-head.tsx';
import { NextSteps, VISIT } from '../../lib/page/next-steps.tsx';
import page from '../../lib/page/page.module.css';
import { loadList, loadPart } from '../../lib/public-reads.ts';
import { createLoader } from '../../lib/reads.ts';
import { Table } from '../../lib/table.tsx';
import { type CollegeCareers as Careers, loadCareers } from './career-data.ts';
import { FigureLine } from './figure-line.tsx';
import { loadOpenedEntry } from './load-opened-entry.ts';
import { PictureRow } from './picture-row.tsx';
import styles from './practice-page.module.css';
import { SectionList } from './section-list.tsx';
import { PRACTICE, TEXTS } from './texts.ts';

const NEXT = [
  ['/bachelor', TEXTS.nextOutcomes, TEXTS.nextOutcomesMore],
  ['/specialized', TEXTS.nextPaid, TEXTS.nextPaidMore],
  VISIT,
] as const;

export const loader = createLoader(async ({ api, search }) => {
  const [practices, opened, careers, banners] = await Promise.all([
    loadList(api, 'selfvalue/practice_list'),
    loadOpenedEntry(api, search, ['practice']),
    loadCareers(api),
    loadPageBanners(api, 'practice'),
  ]);
  const pictures = opened ? await loadPart(api, 'selfvalue/practice_pic', opened.id) : [];
  return { practices, opened, careers, pictures, banners };
});

export function Component() {
  const { practices, opened, careers, pictures, banners } = useLoaderData<typeof loader>();
  const colleges = [...new Set(practices?.flatMap((each) => each.college ?? []))];
  return (
    <>
      <ListHead
        texts={PRACTICE}
        path="/practice"
        banners={banners}
        opened={opened}
        trail={[{ label: PRACTICE.title }]}
        tool={practices?.length ? <Offers practices={practices} careers={careers} /> : null}
      >
        {practices && practices.length > 0 && (
          <FigureLine
            figures={[
              [practices.length, TEXTS.practiceCount],
              [colleges.length, TEXTS.practiceColleges],
              [new Set(careers.flatMap((each) => each.careers)).size, TEXTS.practiceCareers],
            ]}
          />
        )}
      </ListHead>
      {opened && (
        <>
          <OpenedEntry opened={opened} closeHref="/practice" />
          <OnSite pictures={pictures} />
        </>
      )}
      <Practices practices={practices} colleges={colleges} />
      {careers.length > 0 && (
        <div data-print-whole>
          <Section id="careers" title={TEXTS.careers} lead={TEXTS.careersLead} band="alt">
            <Fold summary={TEXTS.careersFold} anchor="careers">
              <CollegeCareers colleges={careers} />
            </Fold>
          </Section>
        </div>
      )}
      <NextSteps links={NEXT} />
    </>
  );
}
type Loaded = Awaited<ReturnType<typeof loader>>;

function OnSite({ pictures }: Pick<Loaded, 'pictures'>) {
  return (
    pictures.length > 0 && (
      <Container width="reading">
        <div className={styles.pictures}>
          <h2>
            <Phrases>{TEXTS.onSite}</Phrases>
          </h2>
          <Gallery pictures={pictures.map(({ title, pic }) => ({ image: pic, caption: title }))} />
        </div>
      </Container>
    )
  );
}

interface PracticesProps extends Pick<Loaded, 'practices'> {
  colleges: readonly CollegeKey[];
}
function Practices({ practices, colleges }: PracticesProps) {
  const t = useMessage();
  const [search] = useSearchParams();
  const college = readChoice(search, 'college', COLLEGE_SHORT_NAMES);
  const shown = practices?.filter((each) => college === '' || each.college === college) ?? [];
  return (
    <Container>
      <section className={page.page} aria-labelledby="practices" data-print-blocks>
        <h2 id="practices">
          <Phrases>{TEXTS.practices}</Phrases>
        </h2>
        <SectionList entries={practices} empty={TEXTS.practiceNone}>
          {() => (
            <>
              <FilterChips
                label={TEXTS.college}
                all={t('common.all')}
                names={inChinese(COLLEGE_SHORT_NAMES)}
                offered={colleges}
                chosen={college}
                hrefOf={(key) => listHref('/practice', { college: key })}
              />
              <ul className="full-rows thirds" data-print-blocks>
                {shown.map(({ id, title, company, pic, summary, term, pay, credits }) => (
                  <PictureRow
                    key={id}
                    id={`practice-${id}`}
                    href={`/practice?id=${id}#opened`}
                    pic={pic}
                    title={title}
                    meta={company}
                    summary={summary}
                  >
                    <dl className="pairs space-s small">
                      {[
                        [TEXTS.term, term],
                        [TEXTS.pay, pay],
                        [TEXTS.credits, credits],
                      ].map(
                        ([label, text]) =>
                          text && (
                            <div key={label}>
                              <dt>{label}</dt>
                              <dd>{text}</dd>
                            </div>
                          ),
                      )}
                    </dl>
                  </PictureRow>
                ))}
              </ul>
            </>
          )}
        </SectionList>
      </section>
    </Container>
  );
}

const CAREERS_SHOWN = 3;
interface OffersProps {
  practices: NonNullable<Loaded['practices']>;
  careers: Loaded['careers'];
}
/** By college: where to work as an intern, and as a graduate. */
function Offers({ practices, careers }: OffersProps) {
  return (
    <div className={styles.offers}>
      <Table head={[TEXTS.college, TEXTS.practices, TEXTS.later]}>
        <tbody>
          {careers.map(({ college, careers: later }) => {
            const own = practices.filter((each) => each.college === college);
            return (
              own.length > 0 && (
                <tr key={college} data-college={college}>
                  <th scope="row">{COLLEGE_SHORT_NAMES[college]['zh-TW']}</th>
                  <td>
                    {own.map(({ id, company }) => (
                      <PageLink key={id} to={`/practice#practice-${id}`}>
                        <Phrases>{company}</Phrases>
                      </PageLink>
                    ))}
                  </td>
                  <td>
                    <JoinedWords>{later.slice(0, CAREERS_SHOWN).join('、')}</JoinedWords>
                  </td>
                </tr>
              )
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}

function CollegeCareers({ colleges }: { colleges: readonly Careers[] }) {
  return (
    <Table className={styles.careers} head={[TEXTS.college, TEXTS.careersColumn]}>
      <tbody>
        {colleges.map(({ college, careers }) => (
          <tr key={college} data-college={college}>
            <th scope="row">
              <PageLink to={`/bachelor?college=${college}`}>
                {COLLEGE_SHORT_NAMES[college]['zh-TW']}
              </PageLink>
            </th>
            <td>
              <ul className="wrap plain-size">
                {careers.map((career) => (
                  <li key={career}>{career}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
