export interface Override {
  remote: string;
  version: string;
  /** Milliseconds since 1970. */
  until: number;
}
/** A link opens for so long, and what it set lasts for so long (milliseconds). */
export declare const LINK_TTL_MS: number;
export declare const OVERRIDE_TTL_MS: number;
/** Says that its holder may look at a release that is in force for nobody. */
export declare function signOverride(
  override: Override & { use: 'link' | 'cookie' },
  secret: string,
): string;
/** What such a text allows; null when it is not ours, is over, or is for another use. */
export declare function readOverride(
  text: string,
  use: 'link' | 'cookie',
  secret: string,
  now?: number,
): Override | null;
/** The path of a link that opens for `LINK_FOR`. */
export declare function createLinkPath(
  of: Pick<Override, 'remote' | 'version'>,
  secret: string,
  now?: number,
): string;
