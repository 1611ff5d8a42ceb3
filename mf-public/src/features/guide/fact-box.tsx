import { SmartLink } from '@admissions/ui';
import type { ReactNode } from 'react';
import styles from './fact-box.module.css';
import type { Department } from './guide-data.ts';
import { DEGREE_NAMES, LANGUAGE_NAMES } from './levels.ts';

/** The facts of a department at a glance. */
export function FactBox({ department }: { department: Department }) {
  const { degree, groups, quota, language, place, phone, email, website } = department;
  const facts: [string, ReactNode][] = [
    ['學位', DEGREE_NAMES[degree]],
    ['招生名額', quota ? `${quota}名` : null],
    ['組別', groups.length > 0 ? groups.join('、') : null],
    ['授課語言', LANGUAGE_NAMES[language]],
    ['地點', place],
    ['電話', phone && <a href={`tel:${phone.replace('#', ',')}`}>{phone.replace('#', ' 分機')}</a>],
    ['電子郵件', email && <a href={`mailto:${email}`}>{email}</a>],
    [
      '網站',
      website && (
        <SmartLink href={website.href} newWindow>
          {website.label ?? '系所網站'}
        </SmartLink>
      ),
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
