import { formatEnglishDay } from '@admissions/model';
import { about } from '@admissions/site-content';
import {
  ButtonLink,
  EmptyState,
  Fold,
  JsonLd,
  OpeningHours,
  PageMeta,
  Picture,
  Section,
  useIdentity,
} from '@admissions/ui';
import type { EnglishHomeData } from '../../lib/english/load-english-home.ts';
import { ProgrammeList, PUBLISHED_LATER } from '../../lib/english/programme-list.tsx';
import { formatMoney } from '../../lib/format-number.ts';
import { siteData, universityData, usePublisher } from '../../lib/structured/university.ts';
import { useToday } from '../../lib/use-today.ts';
import styles from './english-home.module.css';
import { EnglishLife } from './english-life.tsx';

// The English edition is one page: its texts are here and have no Chinese counterpart.
const STEPS: readonly (readonly [string, string])[] = [
  [
    'Choose up to three programmes',
    'Read what each is like, and write to us if you are not sure which one fits you.',
  ],
  [
    'Prove your English',
    'A certificate of the last two years, or a degree that was taught in English. Chinese is not asked for.',
  ],
  [
    'Gather the documents',
    'Your highest diploma and transcript (in English or translated, legalised by a Taiwan office abroad), a study plan and a financial statement. Recommendations are optional for a bachelor’s degree.',
  ],
  [
    'Apply online',
    'Scans are enough, and there is no application fee. Tick the scholarship in the same form.',
  ],
  [
    'Hear from us',
    'Nobody has to come to Taiwan for an examination. Who is admitted hands in the originals, applies for a visa, and has a bed in a dormitory for the first year.',
  ],
];
/** On a phone the others are folded: a sideways row hides them. */
const INITIAL_AWARD_COUNT = 4;
const money = (amount: number) => `NT$${formatMoney(amount)}`;

export function EnglishHome({
  programmes,
  pic,
  portal,
  dates,
  awards,
  costs,
  today: renderedOn,
}: EnglishHomeData) {
  const publisher = usePublisher();
  return (
    <>
      <PageMeta description={about.descriptionEn} canonical="/" image={pic} />
      <JsonLd data={universityData(publisher)} />
      <JsonLd data={siteData(publisher)} />
      <Head programmes={programmes} pic={pic} />
      <Section
        id="programmes"
        title="Programmes taught in English"
        lead="At least 70 of 128 credits are taught in English; the rest is language, sports and what you choose."
      >
        <ProgrammeList programmes={programmes} />
      </Section>
      {dates.length > 0 ? (
        <Dates dates={dates} today={renderedOn} />
      ) : (
        <Later id="dates" title="Dates" />
      )}
      <Apply portal={portal} />
      {costs ? <Costs costs={costs} /> : <Later id="cost" title="What a year costs" />}
      {awards.length > 0 ? (
        <Awards awards={awards} />
      ) : (
        <Later id="scholarships" title="Scholarships open to you" />
      )}
      <EnglishLife programmes={programmes} />
      <Contact />
    </>
  );
}

/** The menu leads to it. */
const Later = (head: { id: string; title: string }) => (
  <Section {...head} band="alt">
    <EmptyState>{PUBLISHED_LATER}</EmptyState>
  </Section>
);

function Head({ programmes, pic }: Pick<EnglishHomeData, 'programmes' | 'pic'>) {
  const places = programmes.reduce((total, { quota }) => total + (quota ?? 0), 0);
  return (
    <div className={styles.head} data-under-header>
      <div className={styles.words}>
        <p className={styles.eyebrow}>International College, Yuan Ze University</p>
        <h1>A whole degree in English, an hour from Taipei</h1>
        <p className={styles.lead}>
          {programmes.length > 0 && `${programmes.length} bachelor programmes`}
          {places > 0 && `, ${places} places a year`}
          {programmes.length > 0 && '. '}
          Classmates from many countries, and free Mandarin lessons for those who want to stay.
        </p>
        <p className="row space-l">
          <ButtonLink href="#apply" look="sun">
            How to apply
          </ButtonLink>
          <ButtonLink href="/formVisit?who=abroad" look="onDark">
            Book a visit
          </ButtonLink>
        </p>
      </div>
      {pic && (
        <div className={styles.picture}>
          <Picture image={pic} sizes="(width < 900px) 100vw, 50vw" isFirst isDecorative />
        </div>
      )}
    </div>
  );
}

function Dates({ dates, today: renderedOn }: Pick<EnglishHomeData, 'dates' | 'today'>) {
  const today = useToday(renderedOn);
  return (
    <Section
      id="dates"
      title="Dates"
      lead="For applicants from abroad. All times are those of Taipei (UTC+8)."
      band="alt"
    >
      <ul className={styles.dates}>
        {dates.map(({ label, begin, end }) => (
          <li key={label} data-over={end < today || undefined}>
            <strong>{label}</strong>
            <span>
              {begin === end
                ? formatEnglishDay(begin)
                : `${formatEnglishDay(begin)} to ${formatEnglishDay(end)}`}
            </span>
            {begin <= today && today <= end && <em>{begin === end ? 'Today' : 'Open now'}</em>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Apply({ portal }: Pick<EnglishHomeData, 'portal'>) {
  return (
    <Section id="apply" title="How to apply">
      <ol className={styles.steps}>
        {STEPS.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {portal && (
        <ButtonLink href={portal} newWindow>
          Application portal
        </ButtonLink>
      )}
    </Section>
  );
}

function Costs({ costs }: { costs: NonNullable<EnglishHomeData['costs']> }) {
  return (
    <Section
      id="cost"
      title="What a year costs"
      lead={`Academic year ${costs.year + 1911}–${(costs.year + 1912) % 100}, ${costs.isSample ? 'sample ' : ''}figures in New Taiwan dollars.`}
      band="alt"
    >
      <table className={styles.costs}>
        <caption className="vh">What a year costs</caption>
        <tbody>
          {costs.fees.map(({ college, amount }) => (
            <tr key={college}>
              <th scope="row">Tuition and fees, {college}</th>
              <td>{money(amount)}</td>
            </tr>
          ))}
          {costs.rooms && (
            <tr>
              <th scope="row">A room, from shared on campus to private off campus</th>
              <td>
                {money(costs.rooms.low)} <span>to {formatMoney(costs.rooms.high)}</span>
              </td>
            </tr>
          )}
          <tr>
            <th scope="row">Food, transport and the rest, a month</th>
            <td>
              {money(costs.living.low)} <span>to {formatMoney(costs.living.high)},</span>{' '}
              <span>usually {formatMoney(costs.living.usual)}</span>
            </td>
          </tr>
        </tbody>
      </table>
    </Section>
  );
}

function Awards({ awards }: Pick<EnglishHomeData, 'awards'>) {
  const others = awards.slice(INITIAL_AWARD_COUNT);
  return (
    <Section id="scholarships" title="Scholarships open to you">
      <AwardList awards={awards.slice(0, INITIAL_AWARD_COUNT)} />
      {others.length > 0 && (
        <Fold summary={`${others.length} more scholarships`}>
          <AwardList awards={others} />
        </Fold>
      )}
    </Section>
  );
}

const AwardList = ({ awards }: Pick<EnglishHomeData, 'awards'>) => (
  <ul className={styles.awards}>
    {awards.map(({ title, amount, condition }) => (
      <li key={title} className="box">
        <h3>{title}</h3>
        <p className={styles.amount}>{amount}</p>
        <p>{condition}</p>
      </li>
    ))}
  </ul>
);

function Contact() {
  const identity = useIdentity();
  return (
    <Section
      id="contact"
      title="Ask a person"
      lead={<OpeningHours>{`${identity.hoursEn} (Taipei)`}</OpeningHours>}
      band="alt"
    >
      <address className={styles.contact}>
        <p>{identity.officeEn}</p>
        <p>{identity.phone.labelEn}</p>
        <p>
          {identity.email.address}
          {identity.email.demo && ' (demo)'}
        </p>
        <p>{identity.addressEn}</p>
      </address>
      <p className="row space-l">
        <ButtonLink href="/formVisit?who=abroad">Book a visit</ButtonLink>
        <ButtonLink href="/traffic" look="outline">
          Getting here
        </ButtonLink>
      </p>
    </Section>
  );
}
