import type { KeyShape, Shape, TableShape } from '../../sandbox/kernel/db/table-shape';

/** Differences between declared and found, each as a sentence; defaults count where they are declared. */
export function differences(declared: Shape, found: Shape): string[] {
  return namesOf(declared, found).flatMap((table) => {
    const ours = declared[table];
    const theirs = found[table];
    if (!ours) return [`${table}: no table is declared`];
    if (!theirs) return [`${table}: no migration makes it`];
    return [...columnDifferences(table, ours, theirs), ...keyDifferences(table, ours, theirs)];
  });
}

const namesOf = (...records: object[]): string[] => [...new Set(records.flatMap((record) => Object.keys(record)))].toSorted();

function columnDifferences(table: string, { columns: ours }: TableShape, { columns: theirs }: TableShape): string[] {
  return namesOf(ours, theirs).flatMap((name) => {
    const [mine, its] = [ours[name], theirs[name]];
    if (!mine) return [`${table}.${name}: no column is declared`];
    if (!its) return [`${table}.${name}: no migration makes it`];
    const facts = (['type', 'notNull', 'identity', 'default'] as const).filter((fact) => fact !== 'default' || mine.default !== null);
    return facts
      .filter((fact) => mine[fact] !== its[fact])
      .map((fact) => `${table}.${name}: ${fact} is declared ${mine[fact]}, migrated ${its[fact]}`);
  });
}

function keyDifferences(table: string, ours: TableShape, theirs: TableShape): string[] {
  const text = ({ name, columns, unique, partial }: KeyShape) =>
    `${unique ? 'unique ' : ''}${partial ? 'partial ' : ''}key ${name ?? ''}(${columns.join(', ')})`;
  const [declared, found] = [ours.keys.map(text), theirs.keys.map(text)];
  const primary = [ours, theirs].map((shape) => shape.primaryKey.join(', '));
  return [
    ...(primary[0] === primary[1] ? [] : [`${table}: primary key is declared (${primary[0]}), migrated (${primary[1]})`]),
    ...declared.filter((key) => !found.includes(key)).map((key) => `${table}: no migration makes ${key}`),
    ...found.filter((key) => !declared.includes(key)).map((key) => `${table}: no ${key} is declared`),
  ];
}
