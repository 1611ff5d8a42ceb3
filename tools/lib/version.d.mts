/** Negative, 0 or positive, in the order of semantic versioning. */
export declare function compareVersions(one: string, other: string): number;
/** Whether a version is in a range such as `^1.2.3 || ^2.0.0`; throws on an invalid range. */
export declare function isInRange(version: string, range: string): boolean;
