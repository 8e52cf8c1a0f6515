/** Once before all journeys: the sandbox that every stack starts. */
export { compilePrograms as default } from '../support/programs.build';
