import type { Module } from '../../module';
import { startFeedbackReplies } from './feedback-replies';
import { registerFeedbackControl } from './feedback.control';
import { registerFeedbackCalls } from './feedback.routes';
import * as schema from './feedback.tables';

export const feedbackModule: Module = {
  name: 'care/feedback',
  needs: ['member/call', 'member/mail', 'member/picture'],
  tables: schema,
  routes: registerFeedbackCalls,
  jobs: (context) => [startFeedbackReplies(context)],
  control: registerFeedbackControl,
};
