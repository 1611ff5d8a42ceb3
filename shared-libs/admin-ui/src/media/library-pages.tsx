import { TablePages } from '../table/table-pages.tsx';
import type { MediaList } from './use-media-list.ts';

export const LibraryPages = ({ list: { found, query, updateQuery } }: { list: MediaList }) =>
  found && (
    <TablePages
      current={query.page}
      pageSize={found.perpage}
      total={found.total}
      onChange={(page) => updateQuery({ page })}
    />
  );
