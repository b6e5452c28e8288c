'use client'
import { type Assignment, days, type EventForm, getAvailableDays, getWeekday } from '@plomada/domain'
import { DatePicker } from '../../base/DatePicker/DatePicker.tsx'
import { useFormField } from '../../form/index.ts'
import { useOverride } from '../../marketplace/overrides.ts'
import { useProvider } from '../../provider/context.ts'
import { assignmentMessages as texts } from '../assignment.messages.ts'

interface DayFieldProps {
  form: EventForm
  /** The current time. */
  now: Date
  /** The job whose professional works on the marked days; null for a day that does not depend on them. */
  assignment: Pick<Assignment, 'worker' | 'role'> | null
}

/** Returns what the profile of the professional says about their days; null without days. */
function useWorkDays(assignment: DayFieldProps['assignment']): string | null {
  const t = useOverride()
  const { language } = useProvider()
  if (assignment === null || assignment.worker.days.length === 0) return null
  const { role, worker } = assignment
  const isEveryDay = days.every((day) => worker.days.includes(day))
  const list = new Intl.ListFormat(language?.locale ?? 'es-AR')
  const names = isEveryDay
    ? texts.everyDay
    : list.format(days.filter((day) => worker.days.includes(day)).map((day) => t(day)))
  return t(texts.workDays(role === 'worker' ? null : worker.firstName, texts.when(names, worker.shift)))
}

/** Renders the field of a day. The calendar marks the days of the professional, which both may still choose otherwise. */
export const DayField = ({ form, now, assignment }: DayFieldProps) => {
  const { value, setValue, field } = useFormField(form, 'day')
  const t = useOverride()
  const workDays = useWorkDays(assignment)
  const { first, last } = getAvailableDays(now)
  return (
    <DatePicker
      {...field}
      {...(workDays !== null && { description: workDays })}
      value={typeof value === 'string' ? value : null}
      min={first}
      max={last}
      marked={
        assignment === null || workDays === null
          ? undefined
          : {
              label: t(texts.workDay),
              includes: (day) => assignment.worker.days.includes(getWeekday(day)),
            }
      }
      onChange={setValue}
    />
  )
}
