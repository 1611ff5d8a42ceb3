import type { EntryOf } from '@admissions/contracts';
import type { specializedIntro } from '@admissions/contracts/kinds';
import { Breadcrumbs, Container, PageMeta, Picture } from '@admissions/ui';
import type { ReactNode } from 'react';
import type { Banner } from '../../lib/queries.ts';
import { Alternates } from './alternates.tsx';
import { LEVELS } from './levels.ts';
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
  const { title, lead, description, path } = LEVELS.specialized;
  const name = intro?.title ?? title;
  return (
    <>
      <PageMeta
        title={isEnglish && intro ? intro.titleEn : name}
        description={description}
        canonical={isEnglish ? `${path}?lang=en` : path}
        image={banner?.pic}
      />
      {hasEnglish && <Alternates href={path} />}
      <div className={styles.hero}>
        {banner?.pic && (
          <div className={styles.picture}>
            <Picture image={banner.pic} mobile={banner.picMobile} sizes="100vw" isFirst isDecorative />
          </div>
        )}
        <Container>
          <div className={styles.text}>
            {intro && (
              <p lang="en" className={styles.english}>
                {intro.titleEn}
              </p>
            )}
            <h1>{name}</h1>
            <p className={styles.lead}>{banner?.text ?? lead}</p>
            {children}
          </div>
        </Container>
      </div>
      <Breadcrumbs trail={[{ label: name }]} />
    </>
  );
}
