/** SITE_ORIGIN: one origin, or several separated by commas. */
export const parseSiteOrigins = (setting: string | undefined) =>
  (setting ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => URL.canParse(each))
    .map((each) => new URL(each).origin);
