'use client'
import {
  agendaHref,
  type Appointment,
  assignmentHref,
  type Day,
  days as weekdays,
  fullName,
} from '@plomada/domain'
import { useId } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Badge } from '../../base/Badge/Badge.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { addMonths, listWeeks } from '../../base/Calendar/days.ts'
import { useToday } from '../../base/Calendar/useToday.ts'
import { Heading } from '../../base/Heading/Heading.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { ListError } from '../../layout/ListError/ListError.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { useMessages, useProvider } from '../../provider/context.ts'
import { agendaMessages as texts } from '../agenda.messages.ts'
import { useDates } from '../useDates.ts'
import * as css from './AgendaMonth.css.ts'

export interface AgendaMonthProps {
  /** The month, such as `2026-12`. */
  month: string
  /** The appointments of the month; undefined while they load. */
  appointments: readonly Appointment[] | undefined
  /** Days of the week on which the user works; empty if unknown.
   * @default [] */
  workDays?: readonly Day[]
  /** Shows an error message because the appointments failed to load.
   * @default false */
  hasFailed?: boolean
  /** Loads the appointments again. */
  onRetry?: (() => void) | undefined
  /** The current day.
   * @default the day in the time zone of the provider */
  today?: string | undefined
}

/** A week whose days have their name in every language. */
const someWeek = '2026-06-01'
const nameWeekday = (locale: string, index: number, weekday: 'short' | 'long') =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(
    new Date(Date.parse(someWeek) + index * 86_400_000),
  )

/** Returns the formats of a month in the language of the provider. */
function useFormats() {
  const locale = useProvider().language?.locale ?? 'es-AR'
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    month: (month: string) =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01`),
      ),
    shortNames: weekdays.map((_, index) => nameWeekday(locale, index, 'short')),
    join: (days: readonly Day[]) =>
      list.format(
        weekdays.flatMap((day, index) => (days.includes(day) ? nameWeekday(locale, index, 'long') : [])),
      ),
  }
}

const AppointmentLink = ({ appointment }: { appointment: Appointment }) => {
  const t = useOverride()
  const { assignmentId, shift, title, other, city, isProposed } = appointment
  return (
    <Anchor
      href={assignmentHref({ id: assignmentId })}
      className={isProposed ? css.proposed : css.appointment}
    >
      {shift !== null && <span className={css.shift}>{t(texts.shifts[shift])}</span>}
      <span className={css.title}>{title}</span>
      <span className={css.detail}>{t(texts.with(fullName(other), t(city)))}</span>
      {isProposed && (
        <span>
          <Badge tone="warning">{t(texts.proposed)}</Badge>
        </span>
      )}
    </Anchor>
  )
}

interface MonthDayProps {
  day: string
  appointments: readonly Appointment[]
  isToday: boolean
  isFree: boolean
}

/** Renders a day. Without appointments it is only a part of the grid, which screen readers skip. */
const DayCell = ({ day, appointments, isToday, isFree }: MonthDayProps) => {
  const t = useOverride()
  const name = useDates().day(day)
  const number = Number(day.slice(8))
  if (appointments.length === 0)
    return (
      <li className={css.empty} aria-hidden="true">
        <span className={isToday ? css.today : css.number}>{number}</span>
        {isFree && <span className={css.free}>{t(texts.free)}</span>}
      </li>
    )
  return (
    <li className={css.day} aria-current={isToday ? 'date' : undefined}>
      <h3 className={css.date}>
        <span className={isToday ? css.today : css.number} aria-hidden="true">
          {number}
        </span>
        <span className={css.name}>{isToday ? t(texts.todayIs(name)) : name}</span>
      </h3>
      <ul className={css.appointments}>
        {appointments.map((appointment) => (
          <li key={`${appointment.assignmentId} ${appointment.isProposed}`} className={css.item}>
            <AppointmentLink appointment={appointment} />
          </li>
        ))}
      </ul>
    </li>
  )
}

const Months = ({ month, today }: { month: string; today: string | undefined }) => {
  const t = useOverride()
  const toHref = (months: 1 | -1) => agendaHref(addMonths(`${month}-01`, months).slice(0, 7))
  return (
    <div className={css.months}>
      <ButtonLink
        href={toHref(-1)}
        variant="secondary"
        size="small"
        icon={icons.chevronLeft}
        label={t(texts.previous)}
      >
        {null}
      </ButtonLink>
      <ButtonLink href={agendaHref(today?.slice(0, 7))} variant="secondary" size="small">
        <Message>{texts.today}</Message>
      </ButtonLink>
      <ButtonLink
        href={toHref(1)}
        variant="secondary"
        size="small"
        icon={icons.chevronRight}
        label={t(texts.next)}
      >
        {null}
      </ButtonLink>
    </div>
  )
}

interface MonthGridProps extends Pick<AgendaMonthProps, 'month' | 'appointments'> {
  workDays: readonly Day[]
  today: string | undefined
}

const Grid = ({ month, appointments = [], workDays, today }: MonthGridProps) => {
  const { shortNames } = useFormats()
  const byDay = Map.groupBy(appointments, ({ day }) => day)
  const weeks = listWeeks(`${month}-01`, 1).filter((week) => week.some((day) => day !== undefined))
  return (
    <>
      <div className={css.weekdays} aria-hidden="true">
        {shortNames.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className={css.days}>
        {weeks.flat().map((day, index) => {
          if (day === undefined) return <li key={index} className={css.outside} aria-hidden="true" />
          const weekday = weekdays[index % 7]
          return (
            <DayCell
              key={index}
              day={day}
              appointments={byDay.get(day) ?? []}
              isToday={day === today}
              isFree={
                today !== undefined && day >= today && weekday !== undefined && workDays.includes(weekday)
              }
            />
          )
        })}
      </ol>
    </>
  )
}

const Loading = () => (
  <>
    <VisuallyHidden isStatus>{useMessages()('loading')}</VisuallyHidden>
    <div className={css.skeleton}>
      <Skeleton shape="title" />
      <Skeleton shape="button" />
      <Skeleton shape="title" />
      <Skeleton shape="button" />
    </div>
  </>
)

/** Renders the appointments of a month: the days that have some, as a list or, where there is room, in the whole month. */
export const AgendaMonth = (props: AgendaMonthProps) => {
  const { month, appointments, workDays = [], hasFailed = false, onRetry } = props
  const t = useOverride()
  const id = useId()
  const clock = useToday()
  const today = props.today ?? clock
  const formats = useFormats()
  const name = formats.month(month)
  return (
    <section className={css.frame} aria-labelledby={id}>
      <div className={css.head}>
        <div className={css.month} aria-live="polite">
          <Heading level={2} id={id}>
            {name}
          </Heading>
        </div>
        <Months month={month} today={today} />
      </div>
      {hasFailed ? (
        <ListError onRetry={onRetry} />
      ) : (
        <>
          <Grid month={month} appointments={appointments} workDays={workDays} today={today} />
          {!appointments && <Loading />}
          {appointments?.length === 0 && <Text>{t(texts.none(name))}</Text>}
          {workDays.length > 0 && (
            <Text size="small" tone="muted">
              {t(texts.workDays(formats.join(workDays)))}
            </Text>
          )}
        </>
      )}
    </section>
  )
}
