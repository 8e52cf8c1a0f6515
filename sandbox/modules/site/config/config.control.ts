import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { CODE } from '@pavilion/contract/codes';
import { post } from '../../../kernel/control/control-call';
import { Rejection } from '../../../kernel/http/rejection';
import type { Context } from '../../context';
import { mergePatch, preInfoOf } from './site-config';

const siteSchema = z.record(z.string(), z.unknown());

/** Calls for testers: the site's configuration. */
export function registerConfigControl(app: FastifyInstance, context: Context): void {
  /**
   * A JSON merge patch of the pre-info that members see, stored until reset. Null clears a field.
   * `{"maintainConfig":{"status":0,"reason":"例行维护"}}`, `{"stopLogin":true}`, `{"disablePhones":["170"]}`. Returns the resulting
   * pre-info; a patch that would break it is rejected with 10003.
   */
  post(app, '/sandbox/site', siteSchema, async (patch) => {
    await context.settings.change('site', (stored = {}) => {
      const merged = mergePatch(stored, patch) as Record<string, unknown>;
      try {
        preInfoOf({ settings: { ...context.settings, get: () => merged as never } }, '');
      } catch {
        throw new Rejection(CODE.validation);
      }
      return merged;
    });
    return preInfoOf(context, '');
  });
}
