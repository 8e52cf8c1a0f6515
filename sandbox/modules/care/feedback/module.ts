import type { Module } from '../../module';
import { startFeedbackAnswers } from './feedback.answers';
import { registerFeedbackControl } from './feedback.control';
import { registerFeedbackCalls } from './feedback.routes';
import * as schema from './feedback.schema';

export const feedbackModule: Module = {
  name: 'care/feedback',
  needs: ['member/call', 'member/mail', 'member/picture'],
  tables: schema,
  routes: registerFeedbackCalls,
  jobs: (context) => [startFeedbackAnswers(context)],
  control: registerFeedbackControl,
};
