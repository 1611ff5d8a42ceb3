import type { RelationValue } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Select } from 'antd';
import { useState } from 'react';
import { LoadFailure } from '../base/load-failure.tsx';
import { TEXTS } from '../base/texts.ts';
import type { WidgetProps } from '../field-types/widget.ts';
import { useRelatedEntries } from './use-related-entries.ts';
import { WidgetField } from './widget-field.tsx';
import styles from './widgets.module.css';

/** Another entry, chosen by title; long lists are searched on the server. */
export function RelationWidget(props: WidgetProps<'relation'>) {
  const t = useMessage();
  const { field, value, onChange } = props;
  const [text, setText] = useState('');
  const { options, isWhole, isSearching, failure } = useRelatedEntries(field.to, text);
  const chosen = value as RelationValue | null;
  const isMissing = chosen !== null && !options.some(({ id }) => id === chosen.id);
  // Search results only; without a search also the chosen entry, if it is not loaded.
  const all = isMissing && (isWhole || text === '') ? [chosen, ...options] : options;
  return (
    <WidgetField of={props}>
      {(control) => (
        <>
          <Select
            {...control}
            className={styles.select}
            value={chosen?.id}
            placeholder={t(TEXTS.choose)}
            loading={isSearching}
            showSearch={{
              optionFilterProp: 'label',
              onSearch: setText,
              ...(!isWhole && { filterOption: false }),
            }}
            allowClear={!field.required}
            onOpenChange={(isOpen) => !isOpen && setText('')}
            onChange={(id: number | undefined) =>
              onChange(all.find((option) => option.id === id) ?? null)
            }
            options={all.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <LoadFailure {...failure} />
        </>
      )}
    </WidgetField>
  );
}
