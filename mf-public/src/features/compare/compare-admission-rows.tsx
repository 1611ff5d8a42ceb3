import { fillPlaceholders } from '@admissions/model/messages';
import {
  LEVEL_NAMES,
  PORTFOLIO_NAMES,
  type PortfolioCode,
  SUBJECT_NAMES,
  type Subject,
} from '@admissions/model/terms';
import { useMessage } from '@admissions/store';
import { Phrases } from '@admissions/ui';
import type { ReactNode } from 'react';
import type { AdmissionChannel } from '../../lib/departments/admission-channels/admission-channels.ts';
import {
  formatResult,
  joinSubjects,
} from '../../lib/departments/admission-channels/result-text.ts';
import { findNewest, type Result } from '../../lib/departments/admission-channels/results.ts';
import { TEXTS as CHANNEL_TEXTS } from '../../lib/departments/admission-channels/texts.ts';
import { TEXTS as GUIDE_TEXTS } from '../../lib/departments/texts.ts';
import { describeUnapproved, type Unapproved } from '../../lib/departments/unapproved.ts';
import { JoinedWords } from '../../lib/joined-words.tsx';
import styles from './compare-lists.module.css';
import { TEXTS } from './compare-texts.ts';
import type { Compared, CompareGroup, CompareRow } from './load-compared.ts';

/** A text for each admission channel; identical texts are merged. */
function renderPerChannel(
  ways: readonly AdmissionChannel[],
  toText: (way: AdmissionChannel) => string,
  render: (text: string) => ReactNode = (text) => <JoinedWords>{text}</JoinedWords>,
): ReactNode {
  const entries = ways.map((way) => ({ way, text: toText(way) })).filter(({ text }) => text !== '');
  const texts = [...new Set(entries.map(({ text }) => text))];
  if (texts.length === 0) return null;
  if (texts.length === 1 && entries.length === ways.length) return texts.map(render);
  return (
    <ul className={styles.named}>
      {texts.map((text) => (
        <Named
          key={text}
          name={entries
            .filter((each) => each.text === text)
            .map(({ way }) => way.group ?? way.title)
            .join('、')}
        >
          <span>{render(text)}</span>
        </Named>
      ))}
    </ul>
  );
}

export const Named = ({ name, children }: { name: string | null; children: ReactNode }) => (
  <li>
    {name && (
      <small>
        <JoinedWords>{name}</JoinedWords>
      </small>
    )}
    {children}
  </li>
);

export const Pair = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <li>
    <span>{name}</span> <strong>{children}</strong>
  </li>
);

/** Each part beside its percentage. */
const renderParts = (lines: string) => (
  <ul className={styles.pairs} key={lines}>
    {lines.split('\n').map((line) => {
      const [, name = '', percent] = /^(.*) (\S+)$/.exec(line) ?? [];
      return (
        <Pair key={line} name={<Phrases>{name}</Phrases>}>
          {percent}
        </Pair>
      );
    })}
  </ul>
);

const isGsatChannel = ({ now, past }: AdmissionChannel) =>
  Boolean(now.screens?.length || past[0]?.screens?.length);
/** GSAT channels, the only ones with first-stage gates. */
const listGsatChannels = ({ ways }: Compared) => ways.filter(isGsatChannel);

/** Without a GSAT channel, such as of a master's programme, those that share its seats. */
const listScoredChannels = (compared: Compared) => {
  const gsat = listGsatChannels(compared);
  return gsat.length > 0 ? gsat : compared.ways.filter(({ apart }) => !apart);
};

const requiredText = ({ now: { requires } }: AdmissionChannel) =>
  (requires ?? [])
    .map(({ subject, level }: { subject: Subject; level: `${keyof typeof LEVEL_NAMES}` }) =>
      fillPlaceholders(CHANNEL_TEXTS.required, {
        subject: SUBJECT_NAMES[subject]['zh-TW'],
        level: LEVEL_NAMES[level]['zh-TW'],
      }),
    )
    .join('、');
const screensText = ({ now: { screens } }: AdmissionChannel) =>
  (screens ?? [])
    .map(({ subjects, times }) =>
      fillPlaceholders(TEXTS.screen, { subjects: joinSubjects(subjects), times }),
    )
    .join(TEXTS.nextGate);

/** The newest result of each channel, with its year if it is older. */
const createLowestRow = (label: string, of: Result['of']): CompareRow => ({
  label,
  show: ({ ways }) => {
    const results = ways.flatMap((way) => {
      const newest = findNewest(way);
      return newest?.result.of === of ? [{ way, ...newest }] : [];
    });
    return (
      results.length > 0 && (
        <ul className={styles.named}>
          {results.map(({ way, result, year, isLastYear }) => (
            <Named key={way.id} name={of === 'total' ? way.title : way.group}>
              <span>
                {result.of === 'screen' && (
                  <JoinedWords>{`${joinSubjects(result.subjects)} `}</JoinedWords>
                )}
                <strong>
                  {formatResult(result)}
                  {of === 'rank' && '%'}
                </strong>
                {!isLastYear && fillPlaceholders(TEXTS.ofYear, { year })}
              </span>
            </Named>
          ))}
        </ul>
      )
    );
  },
});

const listCodes = (compared: Compared) =>
  [...new Set(listGsatChannels(compared).flatMap(({ portfolio }) => portfolio ?? []))].sort();

/** Seats, summed over the groups of channels with the same name. */
function listSeats({ ways }: Compared) {
  const sums = new Map<string, number>();
  for (const { title, apart, now } of ways)
    if (!apart) {
      const name = title.split('・')[0] ?? title;
      sums.set(name, (sums.get(name) ?? 0) + now.quota);
    }
  return [...sums];
}

const Announced = ({ unapproved }: { unapproved: Unapproved }) =>
  describeUnapproved(useMessage(), unapproved);

const FIRST_SENTENCE = /^.*?[。！？]/u;

export const ADMISSION_ROWS: CompareGroup = {
  title: TEXTS.in,
  rows: [
    {
      label: GUIDE_TEXTS.quota['zh-TW'],
      show: ({ department: { quota }, unapproved }) =>
        quota ? `${quota}名` : unapproved && <Announced unapproved={unapproved} />,
    },
    {
      label: TEXTS.places,
      show: (compared) =>
        compared.ways.length > 0 && (
          <ul className={styles.pairs}>
            {listSeats(compared).map(([name, count]) => (
              <Pair key={name} name={<Phrases>{name}</Phrases>}>
                {count}
              </Pair>
            ))}
          </ul>
        ),
    },
    {
      label: CHANNEL_TEXTS.requires,
      show: (compared) => renderPerChannel(listGsatChannels(compared), requiredText),
    },
    {
      label: CHANNEL_TEXTS.screens,
      show: (compared) => renderPerChannel(listGsatChannels(compared), screensText),
    },
    createLowestRow(TEXTS.lowestScreen, 'screen'),
    {
      label: CHANNEL_TEXTS.parts,
      show: (compared) =>
        renderPerChannel(
          listScoredChannels(compared),
          ({ now: { parts } }) =>
            (parts ?? []).map(({ title, percent }) => `${title} ${percent}%`).join('\n'),
          renderParts,
        ),
    },
    {
      label: CHANNEL_TEXTS.portfolio,
      show: (compared, all) => {
        const codes = listCodes(compared);
        const isShared = (code: PortfolioCode) =>
          all.length > 1 && all.every((each) => listCodes(each).includes(code));
        return (
          codes.length > 0 && (
            <ul className={styles.codes}>
              {codes.map((code) => (
                <li key={code} data-shared={isShared(code) || undefined}>
                  <Phrases>{PORTFOLIO_NAMES[code]['zh-TW']}</Phrases>
                </li>
              ))}
            </ul>
          )
        );
      },
    },
    {
      label: CHANNEL_TEXTS.advice,
      show: (compared) =>
        renderPerChannel(
          listGsatChannels(compared),
          ({ advice }) => FIRST_SENTENCE.exec(advice ?? '')?.[0] ?? advice ?? '',
          (sentence) => sentence,
        ),
    },
    createLowestRow(TEXTS.lowestRank, 'rank'),
    {
      label: TEXTS.weights,
      show: ({ ways }) =>
        renderPerChannel(
          ways.filter(({ measure }) => measure === 'weighted'),
          ({ now: { weights } }) =>
            (weights ?? [])
              .map(({ subject, weight }) =>
                fillPlaceholders(TEXTS.weight, {
                  subject: SUBJECT_NAMES[subject]['zh-TW'],
                  weight: weight.toFixed(2),
                }),
              )
              .join('\n'),
          (lines) => (
            <ul className={styles.pairs} key={lines}>
              {lines.split('\n').map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ),
        ),
    },
    createLowestRow(TEXTS.lowestWeighted, 'weighted'),
    createLowestRow(TEXTS.lowestTotal, 'total'),
  ],
};
