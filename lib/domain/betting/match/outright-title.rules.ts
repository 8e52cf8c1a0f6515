/** `英格兰超级联赛 2026-27 冠军`; some venues' names include the league already. */
export function titleOf(league: string, name: string): string {
  return name.includes(league) ? name : [league, name].filter(Boolean).join(' ');
}
