import type { StepUp, StepUpNeed } from '@pavilion/contract/request';
import { CODE } from '@pavilion/contract/codes';
import type { Member } from '../account/member.tables';
import { Rejection } from '../../../kernel/http/rejection';
import type { SecretTries } from './secret-tries';
import { PIN_COPY } from './step-up.copy';

type Field = keyof StepUp;
type Known = Pick<Member, 'id' | 'phone' | 'pinHash' | 'passwordHash'>;

/** Message for a missing secret, by its field. */
const MISSING: Readonly<Record<Field, string>> = {
  password: PIN_COPY.passwordNeeded,
  pin: PIN_COPY.faults.form,
  oldPin: PIN_COPY.oldNeeded,
};

/**
 * Checks the secrets that a call requires beside its session.
 * @throws Rejection 10003 with `data.field` for one that is missing or wrong (`data.left`), 6501 while locked, 10001 with `data.step`
 * pin for a member who has to set a PIN first.
 */
export async function checkStepUp(tries: SecretTries, stepUp: StepUp, member: Known, body: unknown): Promise<void> {
  const typed = body as Readonly<Partial<Record<Field, string>>>;
  for (const field of requiredFields(stepUp, member, typed)) {
    const given = typed[field];
    if (given === undefined || given === '') throw new Rejection(CODE.validation, MISSING[field], { field });
    const hash = field === 'password' ? member.passwordHash : member.pinHash;
    if (hash === null) throw new Rejection(CODE.common, PIN_COPY.needed, { step: 'pin' });
    await tries.check(member.id, field, given, hash);
  }
}

/** The fields that this member has to fill in. @throws Rejection if one of several is required and none can count. */
function requiredFields(stepUp: StepUp, member: Known, typed: Readonly<Partial<Record<Field, string>>>): Field[] {
  const entries = Object.entries(stepUp) as [Field, StepUpNeed][];
  const either = entries.filter(([, need]) => need === 'either').map(([field]) => field);
  const requested = entries.filter(([field, need]) => isRequired(need, field, member)).map(([field]) => field);
  if (either.length === 0) return requested;
  const given = either.find((field) => typed[field] !== undefined);
  if (given === undefined) throw new Rejection(CODE.validation, PIN_COPY.eitherNeeded, { field: either[0] });
  if (given !== 'password' && member.pinHash === null) throw new Rejection(CODE.validation, PIN_COPY.noPin, { field: given });
  return [...requested, given];
}

function isRequired(need: StepUpNeed, field: Field, member: Known): boolean {
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
