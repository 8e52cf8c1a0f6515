import { pinText } from '../payee';
import type { Requests } from '../request';
import { uuidText } from '../request-fields';
import * as z from '../schema';
import { empty } from '../wire';
import { INFO_KINDS, INFO_NOTE, INFO_PICTURES } from './info.calls';
import { smsCodeText } from './member.requests';
import { pictureId } from './picture.calls';

export const infoRequests = {
  infoRequest: {
    stepUp: { password: 'always', pin: 'whereSet' },
    about:
      'Requests a change, which is reviewed, with the login password and, if one is set, the withdrawal PIN; a repeat of requestKey returns the same request. value is a name, a phone or a card number; a phone needs smsCode (contactCode to phone), a card payeeId: the new number becomes another payee, which replaces the old one. Only one request of a kind may be open. 10003 with data.field (value, payeeId, note, pictureIds, password and pin with data.left, requestKey for other content), 10409 with data.field smsCode, 10001 when one is open, 6501 locked.',
    request: z.object({
      requestKey: uuidText,
      kind: z.enum(INFO_KINDS),
      value: z.string(z.minLength(1), z.maxLength(64)),
      /** The card to be replaced. */
      payeeId: z.optional(z.string(z.regex(/^\d{1,18}$/))),
      smsCode: z.optional(smsCodeText),
      note: z.string(z.minLength(1), z.maxLength(INFO_NOTE.max * 2)),
      pictureIds: z.array(pictureId, z.maxLength(INFO_PICTURES)),
      password: z.string(z.minLength(1), z.maxLength(64)),
      /** Required of members who have set one. */
      pin: z.optional(pinText),
    }),
  },
  infoList: {
    reads: true,
    about: 'The newest fifty requests of the member to change information; names, phones and numbers are masked.',
    request: empty,
  },
} satisfies Requests;
