import { useMessage } from '@admissions/store';
import { Tag } from '@admissions/ui';
import { TEXTS } from './texts.ts';

/** On a value that staff have not replaced yet; with the space before it. */
export function SampleMark({ of: { isSample } }: { of: { isSample?: true | undefined } }) {
  const t = useMessage();
  return (
    isSample && (
      <>
        {' '}
        <Tag>{t(TEXTS.sample)}</Tag>
      </>
    )
  );
}
