/** Address of a submission in the back office. */
export const buildRequestPath = (form: string, id: number) => `/admin/forms/edit_${form}?id=${id}`;
