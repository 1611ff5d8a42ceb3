import type { Localised } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { ButtonLink, Fold, MoreLink, Phrases } from '@admissions/ui';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { CampusWhere } from '../../lib/campus/campus-where.tsx';
import type { Department, loadDepartment } from '../../lib/departments/guide-data.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
import { VoiceCard } from '../../lib/departments/voice-card.tsx';
import page from '../../lib/page/page.module.css';
import styles from './department-view.module.css';

const Heading = ({ title }: { title: Localised }) => (
  <h2>
    <Phrases>{useMessage()(title)}</Phrases>
  </h2>
);

interface TilesProps {
  id: string;
  title: Localised;
  texts: readonly string[];
}
export function Tiles({ id, title, texts }: TilesProps) {
  const t = useMessage();
  return (
    <section id={id}>
      <Heading title={title} />
      <ul className={styles.tiles} {...t.chinese}>
        {texts.map((each) => (
          <li key={each}>
            <Phrases>{each}</Phrases>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Courses({ courses }: { courses: Department['courses'] }) {
  const t = useMessage();
  return (
    <section id="courses">
      <Heading title={TEXTS.courseMap} />
      <Fold summary={t(TEXTS.coursesMore)} anchor="courses">
        <CourseMap courses={courses} />
      </Fold>
    </section>
  );
}

/** The voice named by the address is open. */
export function Voices({
  voices,
}: {
  voices: readonly ComponentProps<typeof VoiceCard>['voice'][];
}) {
  const [search] = useSearchParams();
  return (
    <section id="shares">
      <Heading title={TEXTS.sharesSay} />
      <ul className={styles.voices}>
        {voices.map((voice) => (
          <VoiceCard
            key={voice.id}
            voice={voice}
            isCurrent={search.get('share') === String(voice.id)}
          />
        ))}
      </ul>
    </section>
  );
}

export function Channels({ channels }: { channels: readonly string[] }) {
  const t = useMessage();
  return (
    <section id="channels">
      <Heading title={TEXTS.howIn} />
      <ul className={styles.channels} {...t.chinese}>
        {channels.map((channel) => (
          <li key={channel}>{channel}</li>
        ))}
      </ul>
      <p className={`${page.actions} space-l`}>
        <ButtonLink href="/admissions">{t(TEXTS.dates)}</ButtonLink>
        <ButtonLink href="/formVisit?who=student" look="outline">
          {t(TEXTS.visit)}
        </ButtonLink>
      </p>
    </section>
  );
}

interface WhereProps {
  place: string | null | undefined;
  number: number;
  tour: Awaited<ReturnType<typeof loadDepartment>>['tour'];
}
export function Where({ place, number, tour }: WhereProps) {
  const t = useMessage();
  return (
    <section id="where" className={styles.where}>
      <Heading title={TEXTS.where} />
      <p className="below-m soft">
        {t(TEXTS.whereIs)}
        {place}
      </p>
      <Fold summary={t(TEXTS.whereMore)} anchor="where">
        <CampusWhere numbers={[number]} tour={tour} />
      </Fold>
      <p className="row space-l" data-no-print>
        <MoreLink href="/traffic">{t(TEXTS.way)}</MoreLink>
      </p>
    </section>
  );
}

export function ApplyInEnglish() {
  const t = useMessage();
  return (
    <section id="apply">
      <Heading title={TEXTS.howIn} />
      <p>{t(TEXTS.applyInEnglish)}</p>
      <p className={`${page.actions} space-l`}>
        <ButtonLink href="/#apply">{t(TEXTS.applySteps)}</ButtonLink>
        <ButtonLink href="/formVisit?who=abroad" look="outline">
          {t(TEXTS.visit)}
        </ButtonLink>
      </p>
    </section>
  );
}

function CourseMap({ courses }: Pick<Department, 'courses'>) {
  const { chinese } = useMessage();
  const isChinese = courses.some((each) => /\p{Script=Han}/u.test(each.year));
  return (
    <ol className={styles.years} {...(isChinese && chinese)}>
      {courses.map(({ year, titles }) => (
        <li key={year}>
          <h3>
            <Phrases>{year}</Phrases>
          </h3>
          <ul className="small">
            {titles.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
