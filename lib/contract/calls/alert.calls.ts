import { defineCall } from '../call';
import * as z from '../schema';
import { anyFlag, anyText, timeText } from '../wire';

/** Kinds of alerts, in the order of the page. */
export const ALERT_KINDS = ['settled', 'goal', 'kickoff', 'followGoal', 'money', 'support', 'promotion'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** A time of day in the site's time (UTC+8). */
export const clockText = z.string(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Quiet hours until the member chooses others. */
export const QUIET_FROM = '23:00';
export const QUIET_TO = '08:00';

const alertSetting = z.object({
  /** Every kind. The site ignores kinds that it does not know. */
  kinds: z.array(
    z.object({
      kind: z.string(z.minLength(1), z.maxLength(32)),
      /** Announced on the page. */
      inSite: z.boolean(),
      /** Sent to the devices that receive pushes. */
      push: z.boolean(),
    }),
    z.maxLength(50),
  ),
  quiet: z._default(z.object({ isOn: anyFlag, from: z._default(clockText, QUIET_FROM), to: z._default(clockText, QUIET_TO) }), {
    isOn: false,
    from: QUIET_FROM,
    to: QUIET_TO,
  }),
  /** The platform's public VAPID key in base64url; '' when it sends no pushes. */
  pushKey: anyText,
  /** The caller's device receives pushes. */
  isPushed: anyFlag,
});

/** The member's choice of alerts. */
export const alertSettingCall = defineCall({
  name: 'alertSetting',
  method: 'POST',
  path: '/site/api/v1/user/alert/setting',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: alertSetting,
});

/** Changes some of it. */
export const alertSaveCall = defineCall({
  name: 'alertSave',
  method: 'POST',
  path: '/site/api/v1/user/alert/save',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: alertSetting,
});

/** Sends pushes to the caller's device from now on, until its session ends. */
export const pushAddCall = defineCall({
  name: 'pushAdd',
  method: 'POST',
  path: '/site/api/v1/user/push/add',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: alertSetting,
});

/** Sends no more pushes to the caller's device. */
export const pushRemoveCall = defineCall({
  name: 'pushRemove',
  method: 'POST',
  path: '/site/api/v1/user/push/remove',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: alertSetting,
});

/** Alerts of the last minutes that the member wants on the page. */
export const alertNewsCall = defineCall({
  name: 'alertNews',
  method: 'POST',
  path: '/site/api/v1/user/alert/news',
  area: 'site',
  session: 'member',
  inPlace: true,
  response: z.object({
    /** Oldest first. */
    list: z.array(
      z.object({
        id: z.string(z.minLength(1), z.maxLength(96)),
        kind: z.string(z.minLength(1), z.maxLength(32)),
        text: z.string(z.minLength(1), z.maxLength(200)),
        /** A path of the site; '' for none. */
        path: anyText,
        time: timeText,
      }),
      z.maxLength(100),
    ),
  }),
});
