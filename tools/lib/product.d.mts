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
  /** Nothing was done: somebody should know. */
  isNotice?: boolean;
}
export interface Product {
  /** Where visitors go, and where the API answers. */
  url: string;
  apiUrl: string;
  port: number;
  apiPort: number;
  dataDir: string;
  releasesDir: string;
  registryFile: string;
  secrets: Record<
    | 'APP_KEY'
    | 'APP_SECRET'
    | 'ADMIN_PASSWORD'
    | 'DEMO_PASSWORD'
    | 'DATA_KEY'
    | 'INTERNAL_TOKEN'
    | 'REGISTRY_KEY',
    string
  >;
  /** With which this site's own releases of a remote are sent. */
  releaseToken(remote: string): string;
  /** Whether the data folder was new. */
  isFirst: boolean;
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
/** Builds what is stale, starts API and shell on a data folder, and releases the remotes at its first start; ports of 0 mean free ones. */
export declare function startProduct(options: ProductOptions): Promise<Product>;
