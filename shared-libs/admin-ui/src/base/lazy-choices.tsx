import type { RadioGroupProps, SegmentedProps } from 'antd';
import { lazyPart, WhileLoading } from './lazy-part.tsx';

const Radios = lazyPart<RadioGroupProps>(async () => (await import('./choices.ts')).RadioGroup);
const Segments = lazyPart<SegmentedProps<string>>(
  async () => (await import('./choices.ts')).Segments,
);

/** One of a few, as radio buttons. */
export const RadioGroup = (props: RadioGroupProps) => (
  <WhileLoading room="line">
    <Radios {...props} />
  </WhileLoading>
);
/** One of a few, side by side. */
export const Segmented = (props: SegmentedProps<string>) => (
  <WhileLoading room="line">
    <Segments {...props} />
  </WhileLoading>
);
