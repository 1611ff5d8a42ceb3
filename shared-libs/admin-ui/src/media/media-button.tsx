import { Button } from 'antd';
import { useState } from 'react';
import { lazyPart } from '../base/lazy-part.tsx';
import type { MediaLibraryProps } from './media-library.tsx';

const MediaLibrary = lazyPart(async () => (await import('./media-library.tsx')).MediaLibrary);

interface MediaButtonProps extends Omit<MediaLibraryProps, 'onClose'> {
  disabled?: boolean;
  'aria-describedby'?: string;
  children: string;
}
/** Opens the media library, which closes after the choice. */
export function MediaButton({ kinds, isMany, usualAlt, onPick, ...button }: MediaButtonProps) {
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setPicking(true)} />
      {isPicking && (
        <MediaLibrary
          {...{ kinds, isMany, usualAlt }}
          onClose={() => setPicking(false)}
          onPick={(picked) => {
            setPicking(false);
            onPick(picked);
          }}
        />
      )}
    </>
  );
}
