import type { StepUp, StepUpNeed } from '@pavilion/contract/request';
import { CODE } from '@pavilion/contract/codes';
import type { Member } from '../account/member.schema';
import { Refusal } from '../../../kernel/http/refusal';
import type { SecretTries } from './secret-tries';
import { PIN_WORDS } from './step-up.copy';

type Field = keyof StepUp;
type Known = Pick<Member, 'id' | 'phone' | 'pinHash' | 'passwordHash'>;

/** Message for a missing secret, by its field. */
const MISSING: Readonly<Record<Field, string>> = {
  password: PIN_WORDS.passwordNeeded,
  pin: PIN_WORDS.faults.form,
  oldPin: PIN_WORDS.oldNeeded,
};

/**
 * Checks the secrets that a call requires beside its session.
 * @throws Refusal 10003 with `data.field` for one that is missing or wrong (`data.left`), 6501 while locked, 10001 with `data.step`
 * pin for a member who has to set a PIN first.
 */
export async function checkStepUp(tries: SecretTries, stepUp: StepUp, member: Known, body: unknown): Promise<void> {
  const typed = body as Readonly<Partial<Record<Field, string>>>;
  for (const field of fieldsAsked(stepUp, member, typed)) {
    const given = typed[field];
    if (given === undefined || given === '') throw new Refusal(CODE.validation, MISSING[field], { field });
    const hash = field === 'password' ? member.passwordHash : member.pinHash;
    if (hash === null) throw new Refusal(CODE.common, PIN_WORDS.needed, { step: 'pin' });
    await tries.check(member.id, field, given, hash);
  }
}

/** The fields that this member has to fill in. @throws Refusal if one of several is required and none can count. */
function fieldsAsked(stepUp: StepUp, member: Known, typed: Readonly<Partial<Record<Field, string>>>): Field[] {
  const entries = Object.entries(stepUp) as [Field, StepUpNeed][];
  const either = entries.filter(([, need]) => need === 'either').map(([field]) => field);
  const asked = entries.filter(([field, need]) => isAsked(need, field, member)).map(([field]) => field);
  if (either.length === 0) return asked;
  const given = either.find((field) => typed[field] !== undefined);
  if (given === undefined) throw new Refusal(CODE.validation, PIN_WORDS.eitherNeeded, { field: either[0] });
  if (given !== 'password' && member.pinHash === null) throw new Refusal(CODE.validation, PIN_WORDS.noPin, { field: given });
  return [...asked, given];
}

function isAsked(need: StepUpNeed, field: Field, member: Known): boolean {
  switch (need) {
    case 'always':
      return true;
    case 'whereSet':
      return field === 'password' || member.pinHash !== null;
    case 'withoutPhone':
      return member.phone === '';
    case 'either':
      return false;
  }
}
