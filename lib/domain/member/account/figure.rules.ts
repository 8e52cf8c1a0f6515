import { firstCharacters } from '@/lib/kit/format/characters';
import type { Member } from './member.model';

/** A text about the member that a document shows before its scripts have loaded (`EarlyFigure`). */
export type FigureName = 'initial' | 'name' | 'level' | 'balance' | 'total';

/** The first letter of the member's name, for the round picture. */
export const initialOf = ({ userName }: Pick<Member, 'userName'>): string => firstCharacters(userName, 1).toUpperCase();

/** `VIP 3`; empty while the level is unknown. */
export const levelText = ({ vipLevel }: Pick<Member, 'vipLevel'>): string => (vipLevel === null ? '' : `VIP ${vipLevel}`);
