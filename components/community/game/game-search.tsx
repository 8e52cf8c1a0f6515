import { TextField } from '@/components/ui/field/field';
import { GAME_COPY } from '@/lib/domain/community/game/game.copy';

/** Characters of a search. */
const MAX_TYPED = 20;

/** Search in the names and descriptions of games. */
export function GameSearch({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <div className="gutter pt-3">
      <TextField
        label={GAME_COPY.search}
        type="search"
        inputMode="search"
        placeholder={GAME_COPY.searchHint}
        maxLength={MAX_TYPED}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
