import type { Module } from '../../module';
import { registerAgentControl } from './agent.control';
import { registerAgentCalls } from './agent.routes';
import * as schema from './agent.tables';

export const agentModule: Module = {
  name: 'care/agent',
  needs: ['member/call'],
  tables: schema,
  routes: registerAgentCalls,
  control: registerAgentControl,
};
