import type { AnyKind } from '@admissions/model';
import { office, privacyNotice, siteMenu } from '@admissions/model/kinds';
import {
  identity,
  menu,
  privacy,
  type SiteIdentity,
  type SiteMenu,
  type SitePrivacy,
} from '@admissions/site-content';
import { toIdentity, toMenu, toPrivacy } from '@admissions/site-content/settings';
import type { Queryable } from '../../platform/db/database.ts';
import { asEntry, isVisible, type Row, tableOf } from '../schema/tables.ts';

/** As visitors read it; null while there is none. */
export async function readSetting(orm: Queryable, kind: AnyKind): Promise<Row | null> {
  const table = tableOf(kind);
  const [row = null] = await orm.select().from(table).where(isVisible(table)).limit(1);
  return row;
}

/** As edited by staff, else the defaults. */
export async function readIdentity(orm: Queryable): Promise<SiteIdentity> {
  const row = await readSetting(orm, office);
  return row ? toIdentity(asEntry<typeof office>(row)) : identity;
}

/** Texts about the site itself, used in rendered pages. */
export interface SiteTexts {
  identity: SiteIdentity;
  menu: SiteMenu;
  privacy: SitePrivacy;
}
export async function readSiteTexts(orm: Queryable): Promise<SiteTexts> {
  const parts = await readSetting(orm, siteMenu);
  const notice = await readSetting(orm, privacyNotice);
  return {
    identity: await readIdentity(orm),
    menu: parts ? toMenu(asEntry<typeof siteMenu>(parts)) : menu,
    privacy: notice ? toPrivacy(asEntry<typeof privacyNotice>(notice)) : privacy,
  };
}
/** The kinds behind these texts. */
export const SITE_TEXT_KINDS: readonly string[] = [office.id, siteMenu.id, privacyNotice.id];
