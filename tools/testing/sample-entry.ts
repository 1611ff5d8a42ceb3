/** A published entry as the staff API returns it. */
export const createEntry = (id: number, more: object = {}) => ({
  id,
  sort: id,
  revision: 1,
  status: 'published',
  publishAt: null,
  unpublishAt: null,
  createdAt: '2026-11-20T01:30:00.000Z',
  updatedAt: '2026-11-20T01:30:00.000Z',
  updatedBy: '林小美',
  deletedAt: null,
  ...more,
});
