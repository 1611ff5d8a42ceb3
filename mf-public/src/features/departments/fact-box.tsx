import type { Localised } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Chinese, SmartLink } from '@admissions/ui';
import type { ReactNode } from 'react';
import styles from './fact-box.module.css';
import type { Department } from './guide-data.ts';
import { DEGREE_NAMES, LANGUAGE_NAMES, LEVELS } from './levels.ts';
import { TEXTS } from './texts.ts';

/** The facts of a department at a glance. */
export function FactBox({ department }: { department: Department }) {
  const t = useMessage();
  const { degree, groups, quota, language, place, phone, email, website, twin } = department;
  const facts: [Localised, ReactNode][] = [
    [TEXTS.degree, t(DEGREE_NAMES[degree])],
    [TEXTS.quota, quota ? t(TEXTS.quotaCount, { count: quota }) : null],
    [TEXTS.groups, groups.length > 0 ? <Chinese key="groups">{groups.join('、')}</Chinese> : null],
    [TEXTS.language, t(LANGUAGE_NAMES[language])],
    [TEXTS.place, place && <Chinese>{place}</Chinese>],
    [
      TEXTS.phone,
      phone && (
        <a href={`tel:${phone.replace('#', ',')}`}>{phone.replace('#', t(TEXTS.extension))}</a>
      ),
    ],
    [TEXTS.email, email && <a href={`mailto:${email}`}>{email}</a>],
    [
      TEXTS.twin,
      twin && (
        <SmartLink href={`${LEVELS.bachelor.detail}?id=${twin.id}`}>
          {t(LEVELS.bachelor.title)}
          <Chinese>・{twin.title}</Chinese>
        </SmartLink>
      ),
    ],
    [
      TEXTS.website,
      website && (
        <SmartLink href={website.href} newWindow>
          {website.label ? <Chinese>{website.label}</Chinese> : t(TEXTS.departmentSite)}
        </SmartLink>
      ),
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label.en}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
