export interface Override {
  remote: string;
  version: string;
  /** Milliseconds since 1970. */
  until: number;
}
/** Lifetimes of a link and of its cookie in ms. */
export declare const LINK_TTL_MS: number;
export declare const OVERRIDE_TTL_MS: number;
/** Token that lets its holder open a release that is not in force. */
export declare function signOverride(
  override: Override & { use: 'link' | 'cookie' },
  secret: string,
): string;
/** The release that a token allows; null when invalid, expired, or for another use. */
export declare function readOverride(
  text: string,
  use: 'link' | 'cookie',
  secret: string,
  now?: number,
): Override | null;
/** The path of a link that is valid for `LINK_TTL_MS`. */
export declare function createLinkPath(
  of: Pick<Override, 'remote' | 'version'>,
  secret: string,
  now?: number,
): string;
