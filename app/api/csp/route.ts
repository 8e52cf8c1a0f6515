import { takePolicyReports } from '@/lib/server/csp-report/csp-report.server';

export const POST = takePolicyReports;
