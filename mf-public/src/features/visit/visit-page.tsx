import { visit } from '@admissions/contracts';
import { identity } from '@admissions/contracts/site';
import { useMessage } from '@admissions/store';
import { Breadcrumbs, Container, PageHero, PageMeta } from '@admissions/ui';
import { useState } from 'react';
import { PageError } from '../../lib/page-error.tsx';
import { VisitForm } from './visit-form.tsx';
import styles from './visit-page.module.css';
import { VisitSent } from './visit-sent.tsx';

const STEPS = ['填寫學校、日期與人數，大約三分鐘。', '招生組在兩個工作天內來電確認行程。', '當天由在學學長姐帶路，可加排學系講座與用餐。'];

export function Component() {
  const t = useMessage();
  const [reference, setReference] = useState<string | null>(null);
  const title = t.of(visit.label);
  return (
    <>
      <PageMeta
        title={title}
        description="高中師生線上預約元智大學校園參訪：填寫日期、人數與想認識的學院，招生組兩個工作天內回覆，由在學學長姐帶路。"
        canonical="/formVisit"
      />
      <PageHero title={title} eyebrow="高中服務" lead="帶同學來看看清水模校園、實驗室與宿舍。全年受理，平日上下午都可以安排。" />
      <Breadcrumbs trail={[{ label: title }]} />
      <Container>
        <div className={styles.columns}>
          <div className={styles.form}>
            {reference ? <VisitSent reference={reference} onAgain={() => setReference(null)} /> : <VisitForm onSent={setReference} />}
          </div>
          <aside className={styles.aside} aria-label="申請說明">
            <h2>申請之後</h2>
            <ol>
              {STEPS.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <h2>需要協助</h2>
            <p>
              <a href={`tel:${identity.phone.number}`}>{identity.phone.label}</a>
              <br />
              <a href={`mailto:${identity.email.address}`}>{identity.email.address}</a>
              <br />
              {identity.hours}
            </p>
          </aside>
        </div>
      </Container>
    </>
  );
}
export const ErrorBoundary = PageError;
