/** A title's clauses, each with its closing mark: lines break between clauses before they break a word. */
export function clausesOf(title: string): readonly string[] {
  return title.match(/[^，。；：！？、]+[，。；：！？、]*|^[，。；：！？、]+/gu) ?? [];
}
