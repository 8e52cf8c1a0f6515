import { shirtOf } from '@/lib/domain/betting/sport/list/shirt.rules';

/** Shirt colours of a team against its `home` side: a bar in lists, with `tile` a square with the name's first character. */
export function ShirtMark({ name, home, tile }: { name: string; home: string; tile?: boolean }) {
  const { main, trim } = shirtOf(name, home);
  return (
    <span aria-hidden="true" className={`kit m${main} t${trim}${tile ? ' tile' : ''}`}>
      {tile ? [...name][0] : null}
    </span>
  );
}
