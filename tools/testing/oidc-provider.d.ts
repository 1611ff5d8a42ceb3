// The part of the API that the test provider uses.
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  interface Account {
    accountId: string;
    claims(): Promise<Record<string, unknown>>;
  }
  export default class Provider {
    constructor(
      issuer: string,
      configuration: {
        findAccount(context: unknown, id: string): Promise<Account>;
        [setting: string]: unknown;
      },
    );
    callback(): RequestListener;
  }
}
