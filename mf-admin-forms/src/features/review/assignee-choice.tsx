import { Button, Select } from '@admissions/admin-ui';
import type { Assignee } from '@admissions/contracts';
import { useAppStore } from '@admissions/store';
import { useId } from 'react';
import { useAssignees } from '../../lib/use-assignees.ts';
import { useText } from '../../lib/use-text.ts';
import styles from './review-panel.module.css';

/** Who looks after the application; one click takes it oneself. */
export function AssigneeChoice({
  saved,
  value,
  onChange,
}: {
  saved: Assignee | null;
  value: number | null;
  onChange: (id: number | null) => void;
}) {
  const text = useText();
  const id = useId();
  const me = useAppStore((state) => state.session?.user.info.id);
  const people = useAssignees(saved);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {text('review.assignee')}
      </label>
      <div className={styles.row}>
        <Select
          id={id}
          className={styles.grow}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={text('value.unassigned')}
          value={value ?? undefined}
          options={people.map((person) => ({ value: person.id, label: person.name }))}
          onChange={(chosen: number | undefined) => onChange(chosen ?? null)}
        />
        {me !== undefined && value !== me && (
          <Button onClick={() => onChange(me)}>{text('review.assignToMe')}</Button>
        )}
      </div>
    </div>
  );
}
