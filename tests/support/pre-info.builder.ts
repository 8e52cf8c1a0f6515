import { preInfoSchema } from '@pavilion/contract/calls/site.calls';
import * as z from '@pavilion/contract/schema';
import type { PreInfo } from '@/lib/domain/site/config/pre-info.api';

const base = { SiteBaseConfigVo: { title: '云亭体育' } };

/** Pre-info responses for tests, through the schema so that they are what the client would see. */
export const PreInfoBuilder = {
  open: (): PreInfo => z.parse(preInfoSchema, { ...base, ip: '203.0.113.27', address: '新加坡', maintainConfig: { status: 1 } }),
  maintained: (): PreInfo => z.parse(preInfoSchema, { ...base, maintainConfig: { status: 0 } }),
};
