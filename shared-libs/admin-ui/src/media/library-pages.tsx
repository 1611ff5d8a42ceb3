import { TablePages } from '../table/table-pages.tsx';
import type { MediaList } from './use-media-list.ts';

/** Pages of the files found. */
export const LibraryPages = ({ list: { found, query, updateQuery: ask } }: { list: MediaList }) =>
  found && (
    <TablePages
      current={query.page}
      pageSize={found.perpage}
      total={found.total}
      onChange={(page) => ask({ page })}
    />
  );
