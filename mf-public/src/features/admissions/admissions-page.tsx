import type { Api } from '@admissions/api-client';
import { taipeiDay } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { ButtonLink, EmptyState, Section } from '@admissions/ui';
import { BodyView } from '@admissions/ui/body';
import { useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { loadPageBanners } from '../../lib/banners/page-banners.ts';
import { ContactLines } from '../../lib/contact-lines.tsx';
import { addNationalDates, loadNationalDates } from '../../lib/dated-channels.ts';
import { useIdentityTexts } from '../../lib/identity-texts.ts';
import { readChoice } from '../../lib/list-query.ts';
import { ListHead } from '../../lib/page/list-head.tsx';
import { loadSingle, readEntry, readList, readSingle } from '../../lib/public-reads.ts';
import { createLoader, loadPageOrNull, loadSection } from '../../lib/reads.ts';
import { loadNewestStandards } from '../../lib/scores/standards.ts';
import { deadlineData } from '../../lib/structured/events.ts';
import { usePublisher } from '../../lib/structured/university.ts';
import { useToday } from '../../lib/use-today.ts';
import styles from './admissions-page.module.css';
import { AwardList } from './award-list.tsx';
import { type Channel, LEVEL_NAMES } from './channel-data.ts';
import { ChannelList } from './channel-list.tsx';
import { ChannelQuestions } from './channel-questions.tsx';
import { FeesSection } from './fees/fees-section.tsx';
import { MonthRuler } from './month-ruler.tsx';
import { TEXTS } from './texts.ts';

export const loader = createLoader(async ({ api, search }) => {
  const level = readChoice(search, 'level', LEVEL_NAMES) || null;
  const today = taipeiDay();
  const [scholarships, banners, channels, fees, standards] = await Promise.all([
    loadPageOrNull(readSingle(api, 'about/scholarships_info')),
    loadPageBanners(api, 'admissions'),
    loadSection(loadChannels(api, today)),
    loadSingle(api, 'about/fees_info'),
    loadNewestStandards(api),
  ]);
  return {
    ...{ scholarships, banners, channels, level, fees, standards },
    college: search.get('college'),
    today,
  };
});

async function loadChannels(api: Api, today: string): Promise<Channel[]> {
  const options = { silent: true };
  const [{ list }, national] = await Promise.all([
    readList(api, 'about/admissions_list', options),
    loadNationalDates(api),
  ]);
  const channels = await Promise.all(
    list.map(({ id }) => readEntry(api, 'about/admissions_info', id, options)),
  );
  return addNationalDates(channels, national, today);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { scholarships, banners, channels, level, fees, standards, college } = loaded;
  const today = useToday(loaded.today);
  useOpenHashItem();
  const publisher = usePublisher();
  const t = useMessage();
  const office = useIdentityTexts();
  const body = scholarships?.body ?? [];
  return (
    <>
      <ListHead
        texts={TEXTS}
        path="/admissions"
        eyebrow={t(office.nameShort)}
        banners={banners}
        data={channels?.length ? deadlineData(channels, today, publisher) : null}
        tool={channels && <MonthRuler channels={channels} today={today} />}
      />
      <ChannelList channels={channels} level={level} today={today} />
      <FeesSection
        fees={fees}
        awards={scholarships?.awards ?? []}
        standards={standards}
        level={level}
        college={college}
      />
      <Section
        id="div1"
        band="alt"
        title={scholarships?.title ?? TEXTS.scholarships}
        lead={scholarships?.intro}
      >
        {scholarships ? (
          <AwardList awards={scholarships.awards} />
        ) : (
          <EmptyState>{t('empty.list')}</EmptyState>
        )}
        {body.length > 0 && (
          <div className={styles.body} data-no-print>
            <BodyView items={body} />
          </div>
        )}
      </Section>
      {channels && (
        <ChannelQuestions
          channels={channels.filter((channel) => !level || channel.level === level)}
        />
      )}
      <Contact />
    </>
  );
}

function Contact() {
  return (
    <Section id="contact" title={TEXTS.ask}>
      <div className="split">
        <div>
          <ContactLines />
        </div>
        <div className="row" data-no-print>
          <ButtonLink href="/formVisit?who=student">{TEXTS.visit}</ButtonLink>
          <ButtonLink href="/news" look="outline">
            {TEXTS.notices}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

/** Opens the channel in the hash and scrolls to it. */
function useOpenHashItem() {
  const { hash } = useLocation();
  useEffect(() => {
    const item = /^#item-\d+$/.test(hash) ? document.getElementById(hash.slice(1)) : null;
    if (!(item instanceof HTMLDetailsElement)) return;
    item.open = true;
    item.scrollIntoView();
  }, [hash]);
}

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
export const handle = { isOneSheet: true };
