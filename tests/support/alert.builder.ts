import type { CallResponse } from '@pavilion/contract/call';
import { ALERT_KINDS, type alertSettingCall } from '@pavilion/contract/calls/alert.calls';
import type { AlertSetting } from '@/lib/domain/member/alert/alert.model';

const OFF = new Set(['followGoal', 'promotion']);

/** A setting as it is until a member changes it. */
export const anAlertSetting = (changes: Partial<AlertSetting> = {}): AlertSetting => ({
  kinds: ALERT_KINDS.map((kind) => ({ kind, inSite: !OFF.has(kind), push: !OFF.has(kind) })),
  quiet: { isOn: false, from: '23:00', to: '08:00' },
  pushKey: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
  isPushed: false,
  ...changes,
});

export const alertsOnWire = ({ kinds, quiet, pushKey, isPushed }: AlertSetting): CallResponse<typeof alertSettingCall> => ({
  kinds: kinds.map((row) => ({ ...row })),
  quiet,
  pushKey,
  isPushed,
});
