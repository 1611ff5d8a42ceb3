import { api } from '@admissions/api-client';
import { CLUSTER_NAMES, type ClusterKey } from '@admissions/model/terms';
import { SEARCH_MAX } from '@admissions/protocol';
import {
  Button,
  ChipLinks,
  Container,
  EditionContext,
  LanguageInput,
  PageLink,
} from '@admissions/ui';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useContext,
  useRef,
  useState,
} from 'react';
import { Form } from 'react-router';
import { UndecidedLink } from '../../lib/undecided-link.tsx';
import styles from './finder-box.module.css';
import { TEXTS } from './texts.ts';

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
              maxLength={SEARCH_MAX}
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

const load = async () => {
  const { FinderSuggestions, loadSearchIndex } = await import('./finder-suggestions.tsx');
  return { FinderSuggestions, findable: await loadSearchIndex(api()) };
};
type Loaded = Awaited<ReturnType<typeof load>>;

/** Code and data load with the first key; if that fails, the plain form remains. */
function useSuggestions() {
  const [query, setQuery] = useState('');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isDismissed, setIsDismissed] = useState(false);
  const hasRequested = useRef(false);
  const ask = async () => {
    if (hasRequested.current) return;
    hasRequested.current = true;
    try {
      setLoaded(await load());
    } catch {
      // The next key retries.
      hasRequested.current = false;
    }
  };
  return {
    query,
    loaded: query.trim() === '' || isDismissed ? null : loaded,
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      setQuery(currentTarget.value);
      setIsDismissed(false);
      void ask();
    },
    /** Escape and a focus outside the form close the suggestions. */
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && setIsDismissed(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      relatedTarget !== null && !currentTarget.contains(relatedTarget) && setIsDismissed(true),
    onFocus: () => setIsDismissed(false),
  };
}
