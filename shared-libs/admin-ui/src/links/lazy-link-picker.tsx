import { lazyPart, WhileLoading } from '../base/lazy-part.tsx';
import type { LinkPickerProps } from './link-picker.tsx';

const Picker = lazyPart<LinkPickerProps>(
  async () => (await import('./link-picker.tsx')).LinkPicker,
);

/** The choice of a page by its title, loaded when it is first opened. */
export const LazyLinkPicker = (props: LinkPickerProps) => (
  <WhileLoading>
    <Picker {...props} />
  </WhileLoading>
);
