import { useMessage } from '@admissions/store';
import { Checkbox, Select } from 'antd';
import { useState } from 'react';
import type { WidgetProps } from '../field-types/widget.ts';
import { readOptionLabel } from '../labels/field-labels.ts';
import { LIST_TEXTS } from './list-texts.ts';
import { WidgetField } from './widget-field.tsx';
import styles from './widgets.module.css';

/** Multiple choice as checkboxes; values are in the order of the options. */
export function ChoicesWidget(props: WidgetProps) {
  const t = useMessage();
  const { kind, name, field, onChange } = props;
  const options = field.item?.['']?.options ?? [];
  return (
    <WidgetField of={props} isGroup>
      {() => (
        <Checkbox.Group
          className={styles.choices}
          value={(props.value ?? []) as string[]}
          options={options.map((option) => ({
            value: option,
            label: t(readOptionLabel(kind, name, option)),
          }))}
          onChange={(ticked) => onChange(options.filter((option) => ticked.includes(option)))}
        />
      )}
    </WidgetField>
  );
}

const SEPARATORS = [',', '，', '、', ';', '；', '\n', '\t'];
/** About two lines. */
const MANY_WORDS = 15;

/** Short words as tags: typed, or pasted with separators. */
export function WordsWidget(props: WidgetProps) {
  const t = useMessage();
  const [isWhole, setWhole] = useState(false);
  const words = (props.value ?? []) as string[];
  return (
    <WidgetField of={props} hint={LIST_TEXTS.words}>
      {(control) => (
        <Select
          {...control}
          mode="tags"
          className="full"
          // There are no suggestions to choose from.
          open={false}
          suffixIcon={null}
          tokenSeparators={SEPARATORS}
          maxTagCount={isWhole ? undefined : MANY_WORDS}
          maxTagPlaceholder={t(LIST_TEXTS.allWords, { count: words.length })}
          // Folding again on blur would move what is being clicked below.
          onFocus={() => setWhole(true)}
          value={words}
          onChange={(next: string[]) =>
            props.onChange([...new Set(next.map((word) => word.trim()).filter(Boolean))])
          }
        />
      )}
    </WidgetField>
  );
}
