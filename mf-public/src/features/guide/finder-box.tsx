import { fillPlaceholders } from '@admissions/model/messages';
import { CLUSTER_NAMES, type ClusterKey, COLLEGE_SHORT_NAMES } from '@admissions/model/terms';
import { SEARCH_MAX } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Button, ChipLinks, Container, LanguageInput, MoreLink } from '@admissions/ui';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { College } from '../../lib/departments/guide-data.ts';
import { DEGREE_NAMES, LANGUAGE_NAMES, listDegrees } from '../../lib/departments/levels.ts';
import { TEXTS } from '../../lib/departments/texts.ts';
import { UndecidedLink } from '../../lib/undecided-link.tsx';
import styles from './finder-box.module.css';
import { type FinderQuery, TAUGHT_IN } from './finder-query.ts';
import type { FinderState } from './use-finder.ts';

interface FinderBoxProps {
  state: FinderState;
  /** Examples of queries, as staff wrote them. */
  hint: string | undefined;
}
/** Searches while typing; a plain form without JavaScript. */
export function FinderBox({ state, hint }: FinderBoxProps) {
  const t = useMessage();
  const { query, all, found, notes, updateQuery, prepare } = state;
  const counted = found.length === 0 && notes.length > 0 ? TEXTS.advice : TEXTS.found;
  const isGraduate = state.level === 'master';
  const degrees = [...new Set(all.flatMap(listDegrees))];
  const submit = (event: FormEvent) => event.preventDefault();
  const form = useRef<HTMLFormElement>(null);
  // Input from before hydration is still in the fields.
  const searchEarly = useEffectEvent(() => {
    const fields = new FormData(form.current ?? undefined);
    const q = String(fields.get('q') ?? query.q);
    const degree = (fields.get('degree') ?? query.degree) as FinderQuery['degree'];
    if (q !== query.q || degree !== query.degree) updateQuery({ q, degree });
  });
  useEffect(() => searchEarly(), []);
  return (
    <search className="box ink float" data-asking={state.hasText || undefined} data-no-print>
      <form ref={form} className={styles.form} onSubmit={submit}>
        <label className={styles.words}>
          <span>{TEXTS.find}</span>
          <input
            type="search"
            className="control"
            name="q"
            value={query.q}
            maxLength={SEARCH_MAX}
            placeholder={isGraduate ? TEXTS.findGraduate : TEXTS.findExamples}
            autoComplete="off"
            onFocus={prepare}
            onChange={({ target }) => updateQuery({ q: target.value })}
          />
        </label>
        {degrees.length > 1 && (
          <label className={styles.degree}>
            <span>{t(TEXTS.degree)}</span>
            <select
              className="control"
              name="degree"
              value={query.degree}
              onChange={({ target }) =>
                updateQuery({ degree: target.value as FinderQuery['degree'] })
              }
            >
              <option value="">{t('common.all')}</option>
              {degrees.map((value) => (
                <option key={value} value={value}>
                  {DEGREE_NAMES[value]['zh-TW']}
                </option>
              ))}
            </select>
          </label>
        )}
        <noscript>
          {(['cluster', 'college', 'taught'] as const).map(
            (name) =>
              query[name] && <input key={name} type="hidden" name={name} value={query[name]} />,
          )}
          <LanguageInput />
          <button type="submit">{t('common.search')}</button>
        </noscript>
      </form>
      {hint && !isGraduate && !state.hasQuery && <p className="note space-xs">{hint}</p>}
      {state.level === 'bachelor' && !state.hasQuery && <UndecidedLink />}
      {isGraduate && (
        <p>
          <MoreLink href="/admissions?level=master#channels">{TEXTS.graduateDates}</MoreLink>
        </p>
      )}
      <p role="status" className="note space-xs">
        {state.isSearching
          ? TEXTS.looking
          : fillPlaceholders(state.hasQuery ? counted : TEXTS.whole, { count: found.length })}
      </p>
    </search>
  );
}

interface FinderChipsProps {
  state: FinderState;
  colleges: readonly College[];
}
/** Each filter is a link. */
export function FinderChips({ state, colleges }: FinderChipsProps) {
  const t = useMessage();
  const [isWhole, setIsWhole] = useState(false);
  const { query, all, hrefWith } = state;
  const clusters = (Object.keys(CLUSTER_NAMES) as ClusterKey[])
    .map((key) => ({ key, count: all.filter((each) => each.clusters?.includes(key)).length }))
    .filter(({ key, count }) => count > 0 || query.cluster === key)
    .sort((one, other) => other.count - one.count);
  const hues = [...new Set(colleges.map(({ hue }) => hue))];
  const languages = TAUGHT_IN.filter((each) => all.some(({ language }) => language === each));
  return (
    <div className={styles.chips} data-no-print>
      <Container>
        <div className="stack">
          <div className={styles.clusters} data-whole={isWhole || undefined}>
            <p className="note below-xs" aria-hidden="true">
              {TEXTS.byCluster}
            </p>
            <ChipLinks
              label={t(TEXTS.clusters)}
              links={clusters.map(({ key, count }) => ({
                label: fillPlaceholders(TEXTS.counted, {
                  name: CLUSTER_NAMES[key]['zh-TW'],
                  count,
                }),
                href: hrefWith({ cluster: query.cluster === key ? '' : key }),
                isCurrent: query.cluster === key,
              }))}
            />
            {!isWhole && (
              <div className={styles.more}>
                <Button look="outline" onClick={() => setIsWhole(true)}>
                  {TEXTS.allClusters}
                </Button>
              </div>
            )}
          </div>
          {/* Without a query the index shows the same colleges. */}
          {state.hasQuery && hues.length > 1 && (
            <ChipLinks
              label={TEXTS.colleges}
              links={hues.map((hue) => ({
                label: COLLEGE_SHORT_NAMES[hue]['zh-TW'],
                href: hrefWith({ college: query.college === hue ? '' : hue }),
                isCurrent: query.college === hue,
              }))}
            />
          )}
          {languages.includes('en') && (
            <ChipLinks
              label={t(TEXTS.language)}
              links={languages.map((taught) => ({
                label: LANGUAGE_NAMES[taught]['zh-TW'],
                href: hrefWith({ taught: query.taught === taught ? '' : taught }),
                isCurrent: query.taught === taught,
              }))}
            />
          )}
        </div>
      </Container>
    </div>
  );
}
