import type { Requests } from '../request';
import { uuidText } from '../request-fields';
import * as z from '../schema';
import { empty } from '../wire';
import { FEEDBACK_KINDS, FEEDBACK_PICTURES, FEEDBACK_TEXT, ticketId } from './feedback.calls';
import { pictureId } from './picture.calls';

// A code point is up to two characters.
const text = z.string(z.minLength(1), z.maxLength(FEEDBACK_TEXT.max * 2));

export const feedbackRequests = {
  feedbackCreate: {
    about:
      'Opens a ticket of feedback and returns it; a repeat of ticketKey returns the same one. 10003 with data.field: text (10–500 code points), pictureIds, ticketKey for other content; 6501 too many.',
    request: z.object({
      ticketKey: uuidText,
      kind: z.enum(FEEDBACK_KINDS),
      text,
      pictureIds: z.array(pictureId, z.maxLength(FEEDBACK_PICTURES)),
      /** Version, browser, app, last error number: data that the member agreed to send. */
      diagnostics: z.optional(z.string(z.maxLength(1_000))),
    }),
  },
  feedbackList: {
    reads: true,
    about: 'The newest fifty tickets of feedback of the member with their messages.',
    request: empty,
  },
  feedbackReply: {
    about:
      'Adds a message to one of the member’s tickets that is not closed, and returns the ticket; a repeat of messageId is stored once. 10001 for any other ticket, 10003 with data.field text.',
    request: z.object({ ticketId, messageId: uuidText, text }),
  },
  feedbackClose: {
    about: 'Closes one of the member’s tickets; a closed one does not change. 10001 for any other ticket.',
    request: z.object({ ticketId }),
  },
} satisfies Requests;
