import { Mark } from './logo';

/** The application's tile, as on a home screen. */
export function AppIcon() {
  return (
    <span className="grid size-20 place-items-center rounded-[18px] bg-roof text-on-roof" aria-hidden="true">
      <Mark className="size-12" />
    </span>
  );
}
