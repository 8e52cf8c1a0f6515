import { receiveInvalidReport } from '@/lib/server/invalid-report/invalid-report.server';

export const POST = receiveInvalidReport;
