import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** The visitors' pages that the remotes in force claim, as the shell told them last: the API knows no remote. */
export const remotePages = pgTable('remote_page', {
  path: text().primaryKey(),
  inSitemap: boolean('in_sitemap').notNull(),
});
