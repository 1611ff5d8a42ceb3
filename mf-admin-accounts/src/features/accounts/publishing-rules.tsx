import { Button, Modal, Switch, useAction } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { AREA_LABELS } from '@admissions/protocol';
import { type PublishingRule, REVIEW_PATHS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import styles from './publishing-rules.module.css';
import { TEXTS } from './texts.ts';

type Rules = { areas: PublishingRule[] };

/** Opens the rules on which areas need an approval before publishing. */
export function PublishingRules() {
  const t = useMessage();
  const { run } = useAction();
  const [rules, setRules] = useState<readonly PublishingRule[] | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  async function take(name: string, call: () => Promise<Rules>) {
    setBusy(name);
    await run(async () => setRules((await call()).areas));
    setBusy(null);
  }
  const set = (area: string, needsApproval: boolean) =>
    take(area, () => api().put<Rules>(REVIEW_PATHS.rule, { area, needsApproval }));
  return (
    <>
      <Button
        loading={busy === 'open'}
        onClick={() => void take('open', () => api().get<Rules>(REVIEW_PATHS.rules))}
      >
        {t(TEXTS.rules.open)}
      </Button>
      {rules && (
        <Modal
          open
          title={t(TEXTS.rules.title)}
          footer={null}
          onCancel={() => setRules(null)}
          width={560}
        >
          <p>{t(TEXTS.rules.help)}</p>
          <ul className={styles.rules}>
            {rules.map(({ area, needsApproval, editors }) => (
              <li key={area} className="line apart gap-l rule">
                <span>
                  {t(AREA_LABELS[area])}
                  <span className={styles.editors}>
                    {t(TEXTS.rules.editors, { count: editors })}
                  </span>
                  {needsApproval && editors < 2 && (
                    <strong className={styles.few}>{t(TEXTS.rules.few)}</strong>
                  )}
                </span>
                <Switch
                  aria-label={t(TEXTS.rules.needs, { area: t(AREA_LABELS[area]) })}
                  checked={needsApproval}
                  loading={busy === area}
                  disabled={busy !== null}
                  onChange={(isOn) => void set(area, isOn)}
                />
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  );
}
