import type { Db } from './database';

/**
 * A statement that is built once per database and planned once per connection: for the statements of every call, whose building
 * and planning cost more than their execution.
 */
export function preparedFor<S>(build: (db: Db) => S): (db: Db) => S {
  const statements = new WeakMap<Db, S>();
  return (db) => {
    const statement = statements.get(db) ?? build(db);
    statements.set(db, statement);
    return statement;
  };
}
