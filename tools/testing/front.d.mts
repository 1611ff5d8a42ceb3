/** Front configuration from these settings by the image's entry script. Throws its error message. */
export function frontSite(settings: Readonly<Record<string, string>>): Promise<string>;
/** Writes a configuration that runs nginx inside this folder; returns its arguments. */
export function writeNginx(folder: string, sites: readonly string[]): Promise<string[]>;
