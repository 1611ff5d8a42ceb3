import { addressIn } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Breadcrumbs, Chinese, Container, PageMeta, Picture } from '@admissions/ui';
import type { ReactNode } from 'react';
import type { Banner } from '../../lib/queries.ts';
import { Alternates } from './alternates.tsx';
import { LEVELS } from './levels.ts';
import { namesOf } from './names.ts';
import styles from './specialized-head.module.css';

interface SpecializedHeadProps {
  intro: { title: string; titleEn: string; hasEnglish: boolean; isEnglish: boolean } | null;
  banner: Banner | null;
  children: ReactNode;
}
/** A picture over the whole width, under the header. */
export function SpecializedHead({ intro, banner, children }: SpecializedHeadProps) {
  const t = useMessage();
  const { title, lead, description, path } = LEVELS.specialized;
  const names = intro && namesOf(t, intro);
  const name = names?.name ?? t.of(title);
  return (
    <>
      <PageMeta title={name} description={t.of(description)} canonical={intro?.isEnglish ? addressIn('en', path) : path} image={banner?.pic} />
      {intro?.hasEnglish && <Alternates href={path} />}
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
