import { useMessage } from '@admissions/store';
import {
  Button,
  Chinese,
  Container,
  EditionContext,
  LanguageInput,
  PageLink,
} from '@admissions/ui';
import { useContext } from 'react';
import { Form } from 'react-router';
import styles from './finder-box.module.css';
import { TEXTS } from './texts.ts';

const LONGEST = 40;

/** The box that leads to the finder of departments; a plain form without JavaScript. */
export function FinderBox({ finder }: { finder: { heading: string; hint: string } | null }) {
  const t = useMessage();
  const edition = useContext(EditionContext);
  return (
    <Container>
      <Form method="get" action={edition('/bachelor')} role="search" className={styles.form}>
        <label className={styles.heading} htmlFor="home-finder">
          {finder ? <Chinese>{finder.heading}</Chinese> : t(TEXTS.find)}
        </label>
        <div className={styles.line}>
          <input
            id="home-finder"
            type="search"
            name="q"
            maxLength={LONGEST}
            autoComplete="off"
            placeholder={t(TEXTS.findExamples)}
            required
          />
          <LanguageInput />
          <Button type="submit">{t(TEXTS.find)}</Button>
        </div>
        {finder && (
          <p className={styles.hint}>
            <Chinese>{finder.hint}</Chinese>
          </p>
        )}
        <p>
          <PageLink to="/compare" className={styles.compare}>
            {t(TEXTS.compare)}
          </PageLink>
        </p>
      </Form>
    </Container>
  );
}
