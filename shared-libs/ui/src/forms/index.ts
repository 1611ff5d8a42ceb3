export type { Option } from './controls.tsx';
export { Choices, PLACEHOLDER_VALUE, SelectField, TextArea, TextField } from './controls.tsx';
export type { FieldFault } from './error-summary.tsx';
export { ErrorSummary } from './error-summary.tsx';
export { Field, FieldGroup, toFieldId } from './field.tsx';
