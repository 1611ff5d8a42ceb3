import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** Public pages of active remotes, as reported by the shell: the API has no list of remotes. */
export const remotePages = pgTable('remote_page', {
  path: text().primaryKey(),
  inSitemap: boolean('in_sitemap').notNull(),
});
