import { useMessage } from '@admissions/store';
import { memo } from 'react';
import type { ItemFormProps } from './item-form.ts';
import { LineField } from './line-field.tsx';
import { Repeated } from './repeated.tsx';
import { BODY_TEXTS } from './texts.ts';

export function FaqForm({ item, onChange, errors }: ItemFormProps<'faq'>) {
  const t = useMessage();
  return (
    <Repeated
      parts={item.items}
      onChange={(items) => onChange({ ...item, items })}
      nameOf={(number) => t(BODY_TEXTS.pair, { number })}
      blank={{ question: '', answer: '' }}
      addLabel={t(BODY_TEXTS.addPair)}
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
  const t = useMessage();
  return (
    <>
      <LineField
        label={t(BODY_TEXTS.question)}
        value={pair.question}
        max={120}
        isRequired
        error={errors[`items.${index}.question`]}
        onChange={(question) => onChange(index, { ...pair, question })}
      />
      <LineField
        label={t(BODY_TEXTS.answer)}
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
