import { useMessage } from '@admissions/store';
import { Pagination } from 'antd';
import { MEDIA_TEXTS } from './texts.ts';
import type { MediaList } from './use-media-list.ts';

interface LibraryPagesProps {
  list: MediaList;
  size?: 'small';
}
/** The pages of what was found; nothing where one holds it all. */
export function LibraryPages({ list: { found, query, ask }, size }: LibraryPagesProps) {
  const t = useMessage();
  if (!found || found.total <= found.perpage) return null;
  return (
    <nav aria-label={t(MEDIA_TEXTS.pages)}>
      <Pagination
        {...(size && { size })}
        current={query.page}
        pageSize={found.perpage}
        total={found.total}
        showSizeChanger={false}
        onChange={(page) => ask({ page })}
      />
    </nav>
  );
}
