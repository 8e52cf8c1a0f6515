import { storedIp } from '@/lib/domain/site/config/pre-info.storage';
import { deviceKindOf, readTraits, type TraitReaders } from '@/lib/kit/browser/device-traits';
import { traitReaders } from '@/lib/kit/browser/trait-readers';
import { utf8 } from '@/lib/kit/crypto/bytes';
import { murmur128 } from '@/lib/kit/crypto/murmur3';

const SEED = 31; // spec §9

/**
 * A hash of the device's traits, and of the visitor's address where the pre-info has it; the empty text on any failure (spec
 * §9). Risk data for the login call only: it identifies nobody and is stored nowhere.
 */
export function deviceFingerprint(readers: TraitReaders = traitReaders): string {
  try {
    const kind = deviceKindOf(navigator.userAgent, navigator.maxTouchPoints);
    if (kind === null) return '';
    const ip = storedIp();
    const traits = [...readTraits(kind, readers), ...(ip ? [`ip:${ip}`] : [])];
    return murmur128(utf8(traits.join('\n')), SEED);
  } catch {
    return '';
  }
}
