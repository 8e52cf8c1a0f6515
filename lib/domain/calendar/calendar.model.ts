import type { TASK_STATES, TASKS } from '@/lib/contract/calls/calendar.calls';
import type { Minor } from '@/lib/kit/number/money';

export type TaskName = (typeof TASKS)[number];
export type TaskState = (typeof TASK_STATES)[number];

/** What check-ins and tasks bring. Coins are whole; the need of `bet` is a number of bets in hundredths. */
export interface CalendarRules {
  coins: number;
  seventhCoins: number;
  makeUps: number;
  tasks: readonly { task: TaskName; need: Minor; coins: number; amount: string }[];
}

/** A month of check-ins. Days are `2026-11-20`, months `2026-11`. */
export interface CheckInMonth {
  today: string;
  month: string;
  /** First month that has days of this member. */
  firstMonth: string;
  checked: readonly { day: string; madeUp: boolean }[];
  checkedToday: boolean;
  streak: number;
  nextCoins: number;
  makeUpsLeft: number;
  /** Days that can be made up. */
  missed: readonly string[];
}

export interface Task {
  task: TaskName;
  need: Minor;
  done: Minor;
  coins: number;
  /** Decimal text. */
  amount: string;
  state: TaskState;
}

/** Tasks of a day. */
export interface Tasks {
  day: string;
  list: readonly Task[];
}

/** What a day of the grid is. */
export type DayLook = 'checked' | 'madeUp' | 'missed' | 'today' | 'past' | 'future';

export interface CalendarDay {
  day: string;
  /** 1 to 31. */
  number: number;
  look: DayLook;
  isToday: boolean;
}
