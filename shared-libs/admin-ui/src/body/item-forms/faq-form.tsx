import { memo } from 'react';
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
        <FaqPair pair={pair} index={index} errors={errors} onChange={change} />
      )}
    </Repeated>
  );
}

interface FaqPairProps {
  pair: ItemFormProps<'faq'>['item']['items'][number];
  index: number;
  errors: Record<string, string>;
  onChange: (index: number, pair: FaqPairProps['pair']) => void;
}
const FaqPair = memo(function FaqPair({ pair, index, errors, onChange }: FaqPairProps) {
  const text = useBodyTexts();
  return (
    <>
      <LineField
        label={text('question')}
        value={pair.question}
        max={120}
        isRequired
        error={errors[`items.${index}.question`]}
        onChange={(question) => onChange(index, { ...pair, question })}
      />
      <LineField
        label={text('answer')}
        value={pair.answer}
        max={2000}
        isRequired
        isLong
        error={errors[`items.${index}.answer`]}
        onChange={(answer) => onChange(index, { ...pair, answer })}
      />
    </>
  );
});
