import { footer as own } from '@admissions/site-content';
import { useMessage } from '@admissions/store';
import {
  Container,
  OpeningHours,
  SmartLink,
  useHasTranslation,
  useIdentity,
  useSiteTexts,
} from '@admissions/ui';
import { type ReactNode, useId, useState } from 'react';
import { useBoot } from '../remotes/boot-context.ts';
import { BlockStrip } from './block-strip.tsx';
import { Landmark } from './landmark.tsx';
import { Logo } from './logo.tsx';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const t = useMessage();
  const { footer: blocks } = useBoot();
  const identity = useIdentity();
  const { groups, copyright } = useSiteTexts().footer ?? own;
  const hasTranslation = useHasTranslation();
  const isEnglish = t.locale === 'en';
  const notice = isEnglish ? identity.demoNoticeEn : identity.demoNotice;
  return (
    <footer className={styles.footer}>
      <Landmark name="Z" />
      {/* The tiles are pictures of Chinese text. */}
      {!isEnglish && <BlockStrip blocks={blocks} />}
      <Container>
        <div className={styles.columns}>
          <div>
            <p className={styles.brand}>
              <Logo />
              {isEnglish ? identity.officeEn : identity.office}
            </p>
            <address className={styles.address}>
              <a href={`tel:${identity.phone.number}`}>
                {isEnglish ? identity.phone.labelEn : identity.phone.label}
              </a>
              <br />
              <a href={identity.mapUrl} target="_blank" rel="noopener noreferrer">
                {isEnglish ? identity.addressEn : identity.address}
                <span className="vh">
                  {isEnglish ? ` (${t('common.newWindow')})` : `（${t('common.newWindow')}）`}
                </span>
              </a>
              <br />
              <OpeningHours>{isEnglish ? identity.hoursEn : identity.hours}</OpeningHours>
            </address>
          </div>
          {groups.map(({ key, title, links }) => (
            <FooterGroup key={key} title={t(title)}>
              <ul className={styles.links}>
                {links.map(({ label, href, newWindow }) => (
                  <li key={href}>
                    <SmartLink href={href} newWindow={newWindow}>
                      {t(label)}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            </FooterGroup>
          ))}
        </div>
      </Container>
      <div className={styles.bottom}>
        <Container>
          <ul className={styles.legal}>
            {own.legal
              .filter(({ href }) => hasTranslation(href))
              .map(({ key, label, href }) => (
                <li key={key}>
                  <SmartLink href={href}>{t(label)}</SmartLink>
                </li>
              ))}
          </ul>
          {notice && <p>{notice}</p>}
          <p>© {t(copyright)}</p>
        </Container>
      </div>
    </footer>
  );
}

/** On a phone folded until its title is pressed; open without JavaScript. */
function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.group} data-open={isOpen || undefined}>
      <h2 className={styles.title}>
        <span>{title}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
        </button>
      </h2>
      <div id={id}>{children}</div>
    </div>
  );
}
