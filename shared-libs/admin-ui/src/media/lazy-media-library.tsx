import { lazyPart, WhileLoading } from '../base/lazy-part.tsx';
import type { MediaLibraryProps } from './media-library.tsx';

const Library = lazyPart<MediaLibraryProps>(
  async () => (await import('./media-library.tsx')).MediaLibrary,
);

/** The media library, loaded when it is first opened. */
export const LazyMediaLibrary = (props: MediaLibraryProps) => (
  <WhileLoading>
    <Library {...props} />
  </WhileLoading>
);
