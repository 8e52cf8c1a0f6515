/** Replaces Next's router: a path is shown when the server's response has come, as in the browser. */
export interface SimulatedRouter {
  push(path: string): void;
  replace(path: string): void;
  refresh(): void;
}

const page = () => (window as unknown as { simulated: { router: SimulatedRouter } }).simulated;

export const useRouter = () => page().router;
export const usePathname = () => location.pathname;
export const useSearchParams = () => new URLSearchParams(location.search);
