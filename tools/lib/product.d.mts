interface Service {
  pid: number;
  stop(): Promise<void>;
  kill(signal: NodeJS.Signals): boolean;
  exited: Promise<{ code: number | null; reason: string }>;
}
export interface Step {
  name: string;
  state: string;
  seconds: number;
  /** Warnings: nothing was done. */
  isNotice?: boolean;
}
export interface Product {
  /** Addresses of the site and of the API. */
  url: string;
  apiUrl: string;
  port: number;
  apiPort: number;
  dataDir: string;
  releasesDir: string;
  registryFile: string;
  secrets: Record<
    'APP_KEY' | 'APP_SECRET' | 'ADMIN_PASSWORD' | 'DEMO_PASSWORD' | 'DATA_KEY' | 'INTERNAL_TOKEN',
    string
  >;
  /** Deploy token of this site's own releases of a remote. */
  releaseToken(remote: string): string;
  admin: { account: string; password: string; isGenerated: boolean };
  services: { api: Service; shell: Service };
  stop(): Promise<void>;
  startApi(): Promise<void>;
  startShell(): Promise<void>;
  stopApi(): Promise<void>;
  stopShell(): Promise<void>;
}
export interface ProductOptions {
  dataDir: string;
  port?: number;
  apiPort?: number;
  host?: string;
  env?: Record<string, string>;
  root?: string;
  onStep?: (step: Step) => void;
  onExit?: (service: 'api' | 'shell', reason: string) => void;
}
/** Builds stale packages, starts API and shell, and releases the remotes at the first start; port 0 picks a free one. */
export declare function startProduct(options: ProductOptions): Promise<Product>;
