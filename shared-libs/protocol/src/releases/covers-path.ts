/** Whether a claimed path or a team's prefix covers this path; `/` covers only itself. */
export const coversPath = (claimed: string, path: string) =>
  path === claimed || (claimed !== '/' && path.startsWith(`${claimed}/`));
