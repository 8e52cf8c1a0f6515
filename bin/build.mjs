#!/usr/bin/env node
/** `npm run build`: builds the site whatever state it is in. */
import { build } from './parts/build.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { settings } from './parts/settings.mjs';

ensureInstalled();
await build(settings().env);
