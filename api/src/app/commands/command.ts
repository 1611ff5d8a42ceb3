import type { ParseArgsConfig } from 'node:util';
import type { Deps } from '../../content/deps.ts';
import type { Config } from '../../platform/config/config.ts';

/** Parsed arguments after the command's name. */
export interface CommandArgs {
  operands: string[];
  options: Record<string, string | boolean | undefined>;
}
export interface Outcome {
  lines: string[];
  /** The check failed: exit code 1. */
  failed?: boolean;
}
interface CommandDescription {
  name: string;
  /** Arguments as shown in the help. */
  usage: string;
  summary: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** Required number of operands. */
  operands: number;
  /** Operands (by index) and options (by name) that are paths, relative to the caller. */
  paths?: readonly (number | string)[];
}
/** Uses the database, through the running API if there is one. */
export interface DatabaseCommand extends CommandDescription {
  run(deps: Deps, args: CommandArgs): Promise<Outcome>;
  /** Never inside the running API. */
  alone?: boolean;
  /** Creates the database if missing. */
  creates?: boolean;
}
/** Works on the files of the embedded database, without opening it. */
export interface FolderCommand extends CommandDescription {
  runOnFolder(context: { config: Config; programs: URL }, args: CommandArgs): Promise<Outcome>;
}
export type Command = DatabaseCommand | FolderCommand;

/** Exits with this code after printing its message. */
export class CommandError extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
export const createUsageError = (message: string) => new CommandError(message, 2);
