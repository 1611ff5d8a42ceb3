import type { EntryOf } from '@admissions/contracts';
import { addressIn } from '@admissions/contracts';
import type { specializedIntro } from '@admissions/contracts/kinds';
import { useMessage } from '@admissions/store';
import { Breadcrumbs, Chinese, Container, PageMeta, Picture } from '@admissions/ui';
import type { ReactNode } from 'react';
import type { Banner } from '../../lib/queries.ts';
import { Alternates } from './alternates.tsx';
import { LEVELS } from './levels.ts';
import { namesOf } from './names.ts';
import styles from './specialized-head.module.css';

interface SpecializedHeadProps {
  intro: EntryOf<typeof specializedIntro> | null;
  banner: Banner | null;
  hasEnglish: boolean;
  isEnglish: boolean;
  children: ReactNode;
}
/** A picture over the whole width, under the header. */
export function SpecializedHead({ intro, banner, hasEnglish, isEnglish, children }: SpecializedHeadProps) {
  const t = useMessage();
  const { title, lead, description, path } = LEVELS.specialized;
  const names = intro && namesOf(t, intro);
  const name = names?.name ?? t.of(title);
  return (
    <>
      <PageMeta title={name} description={t.of(description)} canonical={isEnglish ? addressIn('en', path) : path} image={banner?.pic} />
      {hasEnglish && <Alternates href={path} />}
      <div className={styles.hero}>
        {banner?.pic && (
          <div className={styles.picture}>
            <Picture image={banner.pic} mobile={banner.picMobile} sizes="100vw" isFirst isDecorative />
          </div>
        )}
        <Container>
          <div className={styles.text}>
            {names && (
              <p {...names.otherLang} className={styles.english}>
                {names.other}
              </p>
            )}
            <h1>{name}</h1>
            <p className={styles.lead}>{banner?.text ? <Chinese>{banner.text}</Chinese> : t.of(lead)}</p>
            {children}
          </div>
        </Container>
      </div>
      <Breadcrumbs trail={[{ label: name }]} />
    </>
  );
}
