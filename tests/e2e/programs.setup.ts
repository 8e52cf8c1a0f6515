/** Compiles the sandbox that every stack starts, once before all journeys. */
export { compilePrograms as default } from '../support/programs.build';
