import {
  calendarDay,
  checkbox,
  combobox,
  type DataOf,
  defineForm,
  email,
  longText,
  number,
  select,
  text,
  toggle,
} from '@plomada/define'
import * as z from 'zod/mini'
import { findToolNumber, isOut, isSunday, listDays } from './availability'
import { listDepots } from './findTools'
import { type Language, locales } from './language'
import { getTexts, type Texts } from './texts'
import { findTool, depots, type Tool } from './tools'

export const MAX_DAYS = 14

const defineBookingForm = ({ booking }: Texts) =>
  defineForm({
    start: calendarDay(booking.start, z.iso.date(booking.startMissing), '', { hint: booking.startHint }),
    days: number(
      booking.days,
      z.int(booking.daysWrong).check(z.gte(1, booking.daysWrong), z.lte(MAX_DAYS, booking.daysWrong)),
      1,
    ),
    // A heavy tool is only at one depot, so the form receives the options.
    depot: select(booking.depot, z.enum(depots, booking.depotMissing), null, { options: 'given' }),
    // Its field loads the options.
    district: combobox(booking.district, z.string().check(z.maxLength(60)), '', {
      hint: booking.districtHint,
    }),
    name: text(booking.name, z.string().check(z.trim(), z.minLength(2, booking.nameMissing)), '', {
      autoComplete: 'name',
    }),
    email: email(booking.email, z.email(booking.emailWrong), '', { autoComplete: 'email' }),
    note: longText(booking.note, z.string().check(z.maxLength(500)), ''),
    reminder: toggle(booking.reminder, z.boolean(), true),
    terms: checkbox(booking.terms, z.literal(true, booking.termsMissing), false),
  })

const byLanguage = { en: defineBookingForm(getTexts('en')), de: defineBookingForm(getTexts('de')) }

/** Returns the booking form with labels and errors in a language. */
export const getBookingForm = (language: Language) => byLanguage[language]

export type BookingData = DataOf<(typeof byLanguage)['en']>

/** A number, or why the booking is refused: a message, and messages of single fields. */
export type BookingResult =
  | { number: string }
  | { refusal: { message: string; fields: Readonly<Record<string, string>> } }

/** Returns the price of a booking: from the fourth day on, half of the price of a day. */
export const getTotal = ({ price }: Tool, days: number) =>
  price * (Math.min(days, 3) + Math.max(days - 3, 0) / 2)

/** Books a tool, or says why not. A server runs it, so it does not trust the data. */
export function bookTool(language: Language, id: string, sent: unknown): BookingResult {
  const { booking, notFound } = getTexts(language)
  const tool = findTool(id)
  const { data } = z.safeParse(getBookingForm(language).schema, sent)
  if (!tool || !data || !listDepots(tool).includes(data.depot))
    return { refusal: { message: tool ? booking.depotMissing : notFound.title, fields: {} } }
  const format = new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', dateStyle: 'medium' })
  const refuse = (text: string) => ({ refusal: { message: booking.refused, fields: { start: text } } })
  if (isSunday(data.start)) return refuse(booking.closedOn(format.format(new Date(data.start))))
  const day = listDays(data.start, data.days).find((one) => isOut(tool, one))
  if (day !== undefined) return refuse(booking.outOn(format.format(new Date(day))))
  return { number: `K${findToolNumber(tool)}-${data.start.replaceAll('-', '').slice(2)}` }
}
