import { readFromSite } from '@/lib/platform/site-read';
import { RESUME_PATH, resumeSchema, type Resume } from './resume.model';

/**
 * Requests what the member can go on with from the site's server.
 * @throws CancelledError, NetworkError (503 when the platform responded to no call), BusinessError, ContractError.
 */
export function getResume(signal?: AbortSignal): Promise<Resume> {
  return readFromSite('homeResume', RESUME_PATH, resumeSchema, signal ? { signal } : {});
}
