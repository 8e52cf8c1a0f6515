import type { TASK_STATES, TASKS } from '@pavilion/contract/calls/calendar.calls';
import type { Minor } from '@pavilion/number/money';

export type TaskName = (typeof TASKS)[number];
export type TaskState = (typeof TASK_STATES)[number];

/** Rewards of check-ins and tasks; null is unknown. Coins are whole; the need of `bet` is a number of bets in hundredths. */
export interface CalendarRules {
  coins: number | null;
  seventhCoins: number | null;
  makeUps: number | null;
  tasks: readonly { task: TaskName; need: Minor | null; coins: number | null; amount: string | null }[] | null;
}

/** A month of check-ins; null is unknown. Days are `2026-11-20`, months `2026-11`. */
export interface CheckInMonth {
  today: string;
  month: string;
  /** First month that has days of this member. */
  firstMonth: string;
  checked: readonly { day: string; madeUp: boolean }[] | null;
  checkedToday: boolean | null;
  streak: number | null;
  nextCoins: number | null;
  makeUpsLeft: number | null;
  /** Days that can be made up. */
  missed: readonly string[];
}

/** A task of a day; null is unknown. */
export interface Task {
  task: TaskName;
  need: Minor | null;
  done: Minor | null;
  coins: number | null;
  /** Decimal text. */
  amount: string | null;
  state: TaskState;
}

/** Tasks of a day, which is null while unknown. */
export interface Tasks {
  day: string | null;
  list: readonly Task[];
}

/** State of a day in the grid. */
export type DayLook = 'checked' | 'madeUp' | 'missed' | 'today' | 'past' | 'future' | 'unknown';

export interface CalendarDay {
  day: string;
  /** 1 to 31. */
  number: number;
  look: DayLook;
  isToday: boolean;
}
