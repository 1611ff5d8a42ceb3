/** Whether a claimed path, or a prefix that a team owns, stands for this path: for itself and for what lies below it; `/` for itself only. */
export const coversPath = (claimed: string, path: string): boolean =>
  path === claimed || (claimed !== '/' && path.startsWith(`${claimed}/`));
