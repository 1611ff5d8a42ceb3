import { Button, Select } from '@admissions/admin-ui';
import type { Assignee } from '@admissions/protocol/forms';
import { useAppStore, useMessage } from '@admissions/store';
import { useId } from 'react';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { useAssignees } from '../../lib/use-assignees.ts';
import styles from './review-panel.module.css';
import { TEXTS } from './texts.ts';

/** Selects the assignee; one click assigns oneself. */
export function AssigneeChoice({
  saved,
  value,
  onChange,
}: {
  saved: Assignee | null;
  value: number | null;
  onChange: (id: number | null) => void;
}) {
  const t = useMessage();
  const id = useId();
  const me = useAppStore((state) => state.session?.user.info.id);
  const people = useAssignees(saved);
  return (
    <div className={styles.field}>
      <label className="semi" htmlFor={id}>
        {t(TEXTS.review.assignee)}
      </label>
      <div className="flex gap-s">
        <Select
          id={id}
          className={styles.grow}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t(SHARED_TEXTS.unassigned)}
          value={value ?? undefined}
          options={people.map((person) => ({ value: person.id, label: person.name }))}
          onChange={(chosen: number | undefined) => onChange(chosen ?? null)}
        />
        {me !== undefined && value !== me && (
          <Button onClick={() => onChange(me)}>{t(TEXTS.review.assignToMe)}</Button>
        )}
      </div>
    </div>
  );
}
