import { takePolicyReports } from '@/lib/domain/gate/csp-report.server';

export const POST = takePolicyReports;
