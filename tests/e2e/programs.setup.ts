import { compilePrograms } from '../support/programs.build';

/** Once before all journeys: the sandbox that every stack starts; resolves to what removes it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const programs = await compilePrograms();
  return () => programs.remove();
}
