import { Suspense } from 'react';
import { lazyPart } from './lazy-part.tsx';
import type { PositionDialogProps } from './position-dialog.tsx';

const Dialog = lazyPart<PositionDialogProps>(
  async () => (await import('./position-dialog.tsx')).PositionDialog,
);

/** The question for a position, loaded when it is first asked. */
export const LazyPositionDialog = (props: PositionDialogProps) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
);
