import type { ClusterKey } from '@admissions/model/terms';
import { CLUSTER_NAMES } from '@admissions/model/terms';
import {
  Button,
  ChipLinks,
  Container,
  EditionContext,
  LanguageInput,
  PageLink,
} from '@admissions/ui';
import { useContext } from 'react';
import { Form } from 'react-router';
import { UndecidedLink } from '../../lib/undecided-link.tsx';
import styles from './finder-box.module.css';
import { TEXTS } from './texts.ts';
import { useSuggestions } from './use-suggestions.ts';

const MAX_QUERY_LENGTH = 40;

/** Suggests departments while typing; a plain form without JavaScript. */
export function FinderBox({ finder }: { finder: { heading: string; hint: string } | null }) {
  const edition = useContext(EditionContext);
  const { query, loaded, onInput, ...events } = useSuggestions();
  const Suggestions = loaded?.FinderSuggestions;
  return (
    <Container>
      <div className={styles.box} data-no-print>
        <Form method="get" action={edition('/bachelor')} role="search" {...events}>
          <label className={styles.heading} htmlFor="home-finder">
            {finder ? finder.heading : TEXTS.find}
          </label>
          <div className={styles.line}>
            <input
              id="home-finder"
              type="search"
              className="control"
              name="q"
              maxLength={MAX_QUERY_LENGTH}
              autoComplete="off"
              placeholder={TEXTS.findExamples}
              required
              onInput={onInput}
            />
            <LanguageInput />
            <Button type="submit">{TEXTS.find}</Button>
            {Suggestions && <Suggestions query={query} findable={loaded.findable} />}
          </div>
        </Form>
        {finder && <p className={styles.hint}>{finder.hint}</p>}
        <div className="space-s">
          <ChipLinks
            label={TEXTS.clusters}
            links={(Object.keys(CLUSTER_NAMES) as ClusterKey[]).map((key) => ({
              label: CLUSTER_NAMES[key]['zh-TW'],
              href: `/bachelor?cluster=${key}`,
              isCurrent: false,
            }))}
          />
        </div>
        <div className="split">
          <UndecidedLink />
          <p>
            <PageLink to="/compare" className="touch">
              {TEXTS.compare}
            </PageLink>
          </p>
        </div>
      </div>
    </Container>
  );
}
