import { lazyPart } from '../base/lazy-part.tsx';
import type { CropDialogProps } from './crop-dialog.tsx';

/** The cropper, loaded when a picture is first cropped. */
export const LazyCropDialog = lazyPart<CropDialogProps>(
  async () => (await import('./crop-dialog.tsx')).CropDialog,
);
