import { MEDIA_PATHS, type Media, type MediaUse } from '@admissions/protocol/staff';
import { apiAnswering, type Reply, type Sent, showPage } from '@admissions/tools/testing';
import { configure } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { MediaLibrary, type MediaLibraryProps } from './media-library.tsx';
import type { Picked } from './picked.ts';

// Computed styles are slow here, and nothing is hidden by them.
configure({ defaultHidden: true });

export const createMedia = (id: number, more: Partial<Media> = {}): Media => ({
  id,
  kind: 'image',
  name: `圖${id}.jpg`,
  url: `/media/${id}.webp`,
  width: 1600,
  height: 900,
  placeholder: '',
  sources: [],
  size: 204_800,
  type: 'image/webp',
  duration: null,
  alt: `第${id}張圖`,
  tags: [],
  focal: { x: 0.5, y: 0.5 },
  crop: null,
  original: { url: `/media/${id}.webp`, width: 1600, height: 900 },
  uses: 0,
  createdAt: '2026-11-20T01:00:00.000Z',
  createdBy: '王小美',
  updatedAt: '2026-11-20T01:00:00.000Z',
  revision: 3,
  mayChange: true,
  ...more,
});

const MEGABYTE = 1_048_576;
const LIMITS = {
  image: 10 * MEGABYTE,
  panorama: 40 * MEGABYTE,
  video: 200 * MEGABYTE,
  file: 20 * MEGABYTE,
  panoramaWidth: 12_000,
  types: {
    image: ['image/jpeg', 'image/png'],
    panorama: ['image/jpeg'],
    video: ['video/mp4'],
    file: ['application/pdf'],
  },
};

interface OpenLibraryOptions extends Partial<MediaLibraryProps> {
  list?: Media[];
  uses?: MediaUse[];
  /** Response to every write. */
  answer?: (request: Sent) => Reply | Promise<Reply>;
}
/** Opens the library from a button, on an API with these items. */
export function openLibrary({
  list = [createMedia(1), createMedia(2), createMedia(3)],
  uses = [],
  answer,
  ...props
}: OpenLibraryOptions = {}) {
  const { sent } = apiAnswering((request) => {
    if (request.path === MEDIA_PATHS.list) {
      const { page } = request.params;
      const tags = [{ tag: '校園', count: 1 }];
      return { data: { list, total: list.length, page, perpage: 24, tags } };
    }
    if (request.path === MEDIA_PATHS.limits) return { data: LIMITS };
    if (request.path.includes('media_uses')) return { data: uses };
    return answer?.(request) ?? 'lost';
  });
  const picked: Picked[][] = [];
  const page = showPage(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <Opener {...props} onPick={(items) => picked.push(items)} />
    </ConfigProvider>,
  );
  return { ...page, sent, picked, changes: () => sent.filter(({ method }) => method !== 'get') };
}
function Opener({
  onPick,
  ...props
}: Partial<MediaLibraryProps> & Pick<MediaLibraryProps, 'onPick'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        開啟
      </button>
      {isOpen && (
        <MediaLibrary
          kinds={['image']}
          {...props}
          onClose={() => setOpen(false)}
          onPick={(items) => {
            onPick(items);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
