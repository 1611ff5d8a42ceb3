/** The endpoint of one item: its id follows the path. */
export const withId = (path: string) => (id: number | string) => `${path}/${id}`;
