import { refetchFailedScripts } from './lib/kit/browser/failed-script';
import { guardScriptAddresses } from './lib/kit/browser/trusted-types';

/**
 * Runs before any other module of a page, in the framework's own error document too. Schemas would otherwise try `new Function`
 * to compile themselves, which the Content-Security-Policy blocks, and every block is reported; zod reads this setting when a
 * schema is made.
 */
const settings = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
settings.__zod_globalConfig = { ...settings.__zod_globalConfig, jitless: true };

guardScriptAddresses();
refetchFailedScripts();
