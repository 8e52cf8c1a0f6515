import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { CALENDAR_COPY, dayTitle, LOOK_NAMES, monthText, WEEKDAYS } from '@/lib/domain/rewards/calendar/calendar.copy';
import type { CalendarDay, CheckInMonth, DayLook } from '@/lib/domain/rewards/calendar/calendar.model';
import { monthBeside, weeksOf } from '@/lib/domain/rewards/calendar/calendar.rules';

const LOOKS: Record<DayLook, string> = {
  checked: 'bg-brand text-on-brand font-semibold',
  madeUp: 'bg-brand-bg text-brand font-semibold',
  missed: 'border border-dashed border-control text-text-2',
  today: 'border-2 border-brand font-semibold text-brand',
  past: 'text-text-3',
  future: 'text-text-3',
  unknown: 'text-text-3',
};

/** The month as a table: a missed day that can be made up is a button. */
export function MonthTable({
  month,
  canMakeUp,
  onMonth,
  onMakeUp,
}: {
  month: CheckInMonth;
  canMakeUp: boolean;
  onMonth: (month: string) => void;
  onMakeUp: (day: string) => void;
}) {
  const last = month.today.slice(0, 7);
  const title = monthText(month.month);
  return (
    <>
      <div className="flex items-center justify-between px-2 pt-2">
        <IconButton
          label={CALENDAR_COPY.before}
          disabled={month.month <= month.firstMonth}
          onClick={() => onMonth(monthBeside(month.month, -1))}
        >
          <Icon name="chevron-left" size={20} />
        </IconButton>
        <h2 className="text-16 font-semibold" aria-live="polite">
          {title}
        </h2>
        <IconButton label={CALENDAR_COPY.after} disabled={month.month >= last} onClick={() => onMonth(monthBeside(month.month, 1))}>
          <Icon name="chevron-right" size={20} />
        </IconButton>
      </div>
      <table
        aria-label={CALENDAR_COPY.month(title)}
        className="w-full table-fixed border-separate border-spacing-0.5 px-2 pb-2 text-center"
      >
        <thead>
          <tr>
            {WEEKDAYS.map(([short, long]) => (
              <th key={short} scope="col" abbr={long} className="h-8 text-12 font-normal text-text-2">
                <span aria-hidden="true">{short}</span>
                <span className="sr-only">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={week.find((day) => day !== null)?.day ?? index}>
              {week.map((day, at) => (
                <td key={day?.day ?? `${index}-${at}`} className="h-12 p-0" aria-current={day?.isToday ? 'date' : undefined}>
                  {day ? <Day day={day} canMakeUp={canMakeUp} onMakeUp={onMakeUp} /> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Day({ day, canMakeUp, onMakeUp }: { day: CalendarDay; canMakeUp: boolean; onMakeUp: (day: string) => void }) {
  const look = `mx-auto grid h-11 w-full max-w-11 content-center justify-items-center rounded-key text-15 ${LOOKS[day.look]} ${day.isToday && day.look !== 'today' ? 'outline-2 -outline-offset-4 outline-on-brand' : ''}`;
  const inside = (
    <>
      {day.number}
      {day.look === 'checked' || day.look === 'madeUp' ? <Icon name="check" size={12} /> : null}
    </>
  );
  if (day.look === 'missed' && canMakeUp) {
    return (
      <button
        type="button"
        className={`${look} active:bg-cell`}
        aria-label={CALENDAR_COPY.makeUpDay(dayTitle(day.day))}
        onClick={() => onMakeUp(day.day)}
      >
        {inside}
        <span className="text-11 leading-none text-brand">{CALENDAR_COPY.makeUp}</span>
      </button>
    );
  }
  return (
    <span className={look}>
      {inside}
      <span className="sr-only">{LOOK_NAMES[day.look]}</span>
    </span>
  );
}
