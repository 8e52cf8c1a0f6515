import { create } from 'zustand';
import type { Bonus } from './bonus.model';

interface OpenedBonus {
  /** The bonus stays while its sheet leaves. `opening` makes each opening a decision of its own. */
  opened: { bonus: Bonus; open: boolean; opening: number } | null;
  close: () => void;
  forget: () => void;
}

/** The bonus whose sheet is open: the list of the member's bonuses and each promotion open it. */
export const useOpenedBonus = create<OpenedBonus>((set) => ({
  opened: null,
  close: () => set(({ opened }) => ({ opened: opened && { ...opened, open: false } })),
  forget: () => set({ opened: null }),
}));

let openings = 0;

/** Opens the sheet of a bonus. */
export function openBonus(bonus: Bonus): void {
  openings += 1;
  useOpenedBonus.setState({ opened: { bonus, open: true, opening: openings } });
}
