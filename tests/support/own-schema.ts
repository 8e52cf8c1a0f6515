/**
 * A schema of the tests' PostgreSQL for one suite alone, as settings: suites at work at once must not drop each other's
 * tables. The sandbox makes it when it starts.
 */
export function ownSchema(databaseUrl: string, name: string): { DATABASE_URL: string; DATABASE_SCHEMA: string } {
  return { DATABASE_URL: databaseUrl, DATABASE_SCHEMA: `test_${name}` };
}
