import { lazyPart, WhileLoading } from '../base/lazy-part.tsx';

const Screen = lazyPart<object>(async () => (await import('./media-screen.tsx')).MediaScreen);

/** The whole media library as a screen, in a chunk of its own. */
export const LazyMediaScreen = () => (
  <WhileLoading room="screen">
    <Screen />
  </WhileLoading>
);
