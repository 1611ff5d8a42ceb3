/** The front's configuration, as the image's entry script makes it of these settings. Throws with what the script says when it refuses one. */
export function frontSite(settings: Readonly<Record<string, string>>): Promise<string>;
/** Writes what one nginx with these sites is started with into a new folder in this one; answers its arguments. */
export function writeNginx(folder: string, sites: readonly string[]): Promise<string[]>;
