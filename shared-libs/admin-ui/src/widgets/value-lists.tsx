import { useMessage } from '@admissions/store';
import { Checkbox, Select } from 'antd';
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

/** Short words as tags: typed, or pasted with separators. */
export function WordsWidget(props: WidgetProps) {
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
          value={(props.value ?? []) as string[]}
          onChange={(words: string[]) =>
            props.onChange([...new Set(words.map((word) => word.trim()).filter(Boolean))])
          }
        />
      )}
    </WidgetField>
  );
}
