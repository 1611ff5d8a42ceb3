import { useBodyTexts } from '../use-body-texts.ts';
import type { ItemFormProps } from './item-form.ts';
import { LineField } from './line-field.tsx';
import { Repeated } from './repeated.tsx';

export function FaqForm({ item, onChange, errors }: ItemFormProps<'faq'>) {
  const text = useBodyTexts();
  return (
    <Repeated
      parts={item.items}
      onChange={(items) => onChange({ ...item, items })}
      nameOf={(number) => text('pair', { number })}
      blank={{ question: '', answer: '' }}
      addLabel={text('addPair')}
      max={50}
      error={errors.items}
    >
      {(pair, change, index) => (
        <>
          <LineField
            label={text('question')}
            value={pair.question}
            max={120}
            isRequired
            error={errors[`items.${index}.question`]}
            onChange={(question) => change({ ...pair, question })}
          />
          <LineField
            label={text('answer')}
            value={pair.answer}
            max={2000}
            isRequired
            isLong
            error={errors[`items.${index}.answer`]}
            onChange={(answer) => change({ ...pair, answer })}
          />
        </>
      )}
    </Repeated>
  );
}
